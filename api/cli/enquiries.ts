import { loadEnv, settings } from "../settings/read-settings"
import { isPostgres, withoutPassword } from "../settings/variables"
import { filesOf, openStore, storeExists } from "../store/open-store"
import { runCommand } from "./run-command"

// The reader of the output may stop early: `list | head`.
process.stdout.on("error", () => process.exit())

void runCommand(process.argv.slice(2), () => {
  loadEnv()
  const { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: fallback } = settings()
  const hasFallback = fallback !== "off" && storeExists(fallback)
  return {
    store: openStore({ ENQUIRIES_URL: url, ENQUIRIES_SPOOL: hasFallback ? fallback : "off" }),
    location: isPostgres(url) ? withoutPassword(url) : filesOf(url).database,
    isMissing: !isPostgres(url) && !storeExists(url),
  }
}).then(
  code => {
    process.exitCode = code
  },
  error => {
    console.error(error.message)
    process.exitCode = 1
  },
)
