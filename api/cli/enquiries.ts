import { loadEnv } from "../settings/load-env"
import { settings } from "../settings/read-settings"
import { loadLibsql } from "../store/libsql"
import { openStoreOf } from "../store/open-store"
import { printableUrl } from "../store/store-address"
import { runCommand } from "./run-command"

// Who reads the output may stop early: `list | head`.
process.stdout.on("error", () => process.exit())

/** `npm run enquiries`: the owner's tool for what is in the store of `ENQUIRIES_URL`. */
void runCommand(process.argv.slice(2), () => {
  loadEnv()
  return { store: openStoreOf(settings(), loadLibsql), place: printableUrl(settings().ENQUIRIES_URL) }
}).then(code => {
  process.exitCode = code
})
