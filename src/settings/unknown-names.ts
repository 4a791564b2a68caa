import { basename } from "node:path"
import { nearest } from "../shared/nearest"
import { hintAt, isReserved, readEnvFiles, variables } from "./settings"

const known = Object.keys(variables.shape)

// Read by compose.yaml, the tests, Node.js and what else shares the file.
const ofOthers = /^(?:SITE_HOST|CHROME_PATH|TZ|CI|(?:POSTGRES|PG|COMPOSE|NODE|NPM|NETLIFY).*)$/

// Short ones are near to names that belong to the system, as HOME is to HOST.
const longNames = known.filter(name => name.length >= 8)

const isUnknown = (name: string): boolean =>
  !known.includes(name) && !isReserved(name) && !ofOthers.test(name)

/**
 * What `readSettings` passes over although its author meant something: names in the `.env` files that are no settings,
 * and names of the environment that differ from a setting in at most two letters. @returns a line for each
 */
export const unknownNames = (
  directory = globalThis.process.cwd(),
  env: NodeJS.ProcessEnv = globalThis.process.env,
): string[] => {
  const lines = new Map<string, string>()
  for (const [file, values] of readEnvFiles(directory))
    for (const name of Object.keys(values).filter(isUnknown)) {
      const near = nearest(name, known)
      // Gatsby builds all of these into the pages, and components may use them.
      if (near || !name.startsWith("GATSBY_"))
        lines.set(name, `${basename(file)}: ${name} is no setting; ${hintAt(near)}`)
    }
  for (const name of Object.keys(env).filter(isUnknown)) {
    const near = nearest(name, longNames, 2)
    if (near && !lines.has(name)) lines.set(name, `${name} is no setting; ${hintAt(near)}`)
  }
  return [...lines.values()]
}
