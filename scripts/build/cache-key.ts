import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const folders = ["src", "api", "static"]
const single = /^(gatsby-[a-z]+\.tsx?|package(-lock)?\.json|postcss\.config\.js|tsconfig\.json)$/
// Tests are not built, and the types of queries are written by builds.
const notBuilt = /\.test\.tsx?$|^gatsby-types\.d\.ts$/
// What reaches scripts and pages, and what decides how a build is written.
const settings = /^(GATSBY_|SITE_URL$|NETLIFY$)/
// How many processes work on it, and whether Gatsby counts its users.
const elsewhere = /^GATSBY_(CPU_COUNT|TELEMETRY_DISABLED)$/

const filesIn = (root: string): string[] => {
  const below = folders
    .map(folder => join(root, folder))
    .filter(existsSync)
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !notBuilt.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
  const beside = readdirSync(root)
    .filter(name => single.test(name))
    .map(name => join(root, name))
  return [...below, ...beside].sort()
}

/**
 * A hash of all that a build is made from beside its content: the site's code, its files, its packages, settings, Node
 * and the year. Gatsby sees by itself when content has changed, but takes what it once computed for good however the code
 * changes that computed it.
 * @param root the project's folder
 */
export const cacheKey = (root: string, env: NodeJS.ProcessEnv, now = new Date()): string => {
  const hash = createHash("sha256")
  for (const file of filesIn(root))
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update("\0")
  const set = Object.entries(env).filter(([name]) => settings.test(name) && !elsewhere.test(name))
  const rest = [...set.map(([name, value]) => `${name}=${value}`).sort(), process.version, now.getFullYear()]
  return hash.update(rest.join("\0")).digest("hex")
}
