import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

const fileIn = (folder: string) => join(folder, ".days-ahead")

/** Sets the clock of what is started in a copy of the project, or runs there, so many days ahead. */
export const setClock = (folder: string, days: number): void => writeFileSync(fileIn(folder), String(days))

/** The environment of a program whose clock can be set. */
export const withClock = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  DAYS_FILE: fileIn(folder),
  NODE_OPTIONS: `--require ${resolve("test/warm/ahead.cjs")}`,
})
