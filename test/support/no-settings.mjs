import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

/** Every setting of the site, blank: then neither the environment nor an `.env` file sets it. */
export const noSettings = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => [name, ""]),
)

// `node test/support/no-settings.mjs <command> …` runs a command without the owner's settings.
const [, program = "", command, ...options] = process.argv
if (import.meta.url.endsWith(program) && command) {
  const { status } = spawnSync(command, options, { stdio: "inherit", env: { ...process.env, ...noSettings } })
  process.exitCode = status ?? 1
}
