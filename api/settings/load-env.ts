import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"

/** Reads `.env.production`, then `.env`, into the environment, which takes precedence, as in Gatsby's builds. */
export const loadEnv = (directory = globalThis.process.cwd()): void => {
  for (const file of [`${directory}/.env.production`, `${directory}/.env`]) {
    const values = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}
    for (const [name, value] of Object.entries(values)) globalThis.process.env[name] ??= value
  }
}
