import { deploy } from "../../publish/deploy"

// Deploys the project of its folder, to be killed. Its arguments are the commands that check and build.
const [check = "", build = ""] = process.argv.slice(2)
void deploy({
  project: process.cwd(),
  kept: 10,
  allowGone: false,
  check,
  build,
  say: () => {},
  // Longer than a build that outlives its deploy takes to end.
  staleMs: 2000,
}).then(({ kind }) => console.log(kind))
