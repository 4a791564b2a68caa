import { existsSync } from "node:fs"
import { loadEnv } from "../settings/load-env"
import { settings } from "../settings/read-settings"
import { databaseFileOf, formerFolderOf, isPostgres, withoutPassword } from "../store/address"
import { openStore } from "../store/open-store"
import { runCommand } from "./run-command"

// Who reads the output may stop early: `list | head`.
process.stdout.on("error", () => process.exit())

const isThere = (url: string) => existsSync(databaseFileOf(url)) || formerFolderOf(url) !== undefined

/** `npm run enquiries`: the owner's tool for what is in the store of `ENQUIRIES_URL`. */
void runCommand(process.argv.slice(2), () => {
  loadEnv()
  const { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: spool } = settings()
  const hasSpool = spool !== "off" && isThere(spool)
  return {
    store: openStore({ ENQUIRIES_URL: url, ENQUIRIES_SPOOL: hasSpool ? spool : "off" }),
    place: isPostgres(url) ? withoutPassword(url) : databaseFileOf(url),
    isMissing: !isPostgres(url) && !isThere(url),
  }
}).then(code => {
  process.exitCode = code
})
