import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"

/**
 * Reads `.env.production` and `.env` of a directory into the environment, for programs that run outside Gatsby. What is
 * set already counts first, then the file for production, as in Gatsby's builds.
 */
export const loadEnv = (directory = globalThis.process.cwd()): void => {
  for (const file of [`${directory}/.env.production`, `${directory}/.env`]) {
    const values = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}
    for (const [name, value] of Object.entries(values)) globalThis.process.env[name] ??= value
  }
}
