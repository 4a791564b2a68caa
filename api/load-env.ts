import { existsSync } from "node:fs"

/**
 * Reads `.env` and then `.env.production` of the working directory into the environment, for programs that
 * run outside Gatsby (the command line, the production server). Values already set win; missing files are fine.
 * @param directory where the files stand
 */
export const loadEnv = (directory = globalThis.process.cwd()): void => {
  for (const name of [".env", ".env.production"]) {
    const file = `${directory}/${name}`
    if (existsSync(file)) globalThis.process.loadEnvFile(file)
  }
}
