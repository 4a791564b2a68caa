import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

// In the cache, so that it goes when the cache goes.
const fileIn = (root: string): string => join(root, ".cache/finished-build")

/** What the build was made with that left the cache behind; nothing when it was not finished, or Gatsby ran since. */
export const finishedBuild = (root: string): string | undefined => {
  try {
    return readFileSync(fileIn(root), "utf8")
  } catch {
    return undefined
  }
}

/**
 * Notes that cache and `public/` belong together. Gatsby writes both while it works, so that of a build that was killed,
 * or of `gatsby develop`, one may be ahead of the other.
 * @param key what it was made with
 */
export const noteFinishedBuild = (root: string, key: string): void => {
  mkdirSync(dirname(fileIn(root)), { recursive: true })
  writeFileSync(fileIn(root), key)
}

/** Forgets it, as soon as Gatsby begins to work. */
export const forgetFinishedBuild = (): void => rmSync(fileIn(process.cwd()), { force: true })
