import { deploy } from "../../publish/deploy"

// Deploys the project in its folder, with the commands that check and build as arguments. Tests kill it.
const [check = "", build = ""] = process.argv.slice(2)
void deploy({
  project: process.cwd(),
  maxReleases: 10,
  allowGone: false,
  check,
  build,
  report: () => {},
  // Longer than a build may outlive its killed deploy.
  staleMs: 2000,
}).then(({ kind }) => console.log(kind))
