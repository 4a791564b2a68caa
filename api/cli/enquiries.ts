import { loadEnv, settings } from "../../src/settings/settings"
import { locateStore } from "../store/open-store"
import { runCommand } from "./run-command"

// The reader of the output may stop early: `list | head`.
process.stdout.on("error", () => process.exit())

const open = () => {
  loadEnv()
  return locateStore(settings())
}

runCommand(process.argv.slice(2), open)
  .catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  .then(code => (process.exitCode = code))
