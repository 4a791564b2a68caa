import { publish } from "../../publish/publish"

// A process of its own that publishes the project of its folder, to be killed; its argument is the program that builds.
void publish({
  project: process.cwd(),
  env: {},
  buildCommand: process.argv.slice(2),
  kept: 10,
  allowGone: false,
  say: () => {},
}).then(({ kind }) => console.log(kind))
