import { openStore, storeUrl } from "../enquiries/open-store"
import { printableUrl } from "../enquiries/store-address"
import { loadEnv } from "../settings/load-env"
import { runCommand } from "./run-command"

/** `npm run enquiries`: the owner's tool for what is in the store of `ENQUIRIES_URL`. */
void runCommand(process.argv.slice(2), () => {
  loadEnv()
  return { store: openStore(), place: printableUrl(storeUrl()) }
}).then(code => {
  process.exitCode = code
})
