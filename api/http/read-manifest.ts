import { readFileSync } from "node:fs"
import { join } from "node:path"
import { manifestFile, type ServerManifest } from "../../src/shared/server-manifest"

/** The site was not built, or by a build of another time. */
class NotBuilt extends Error {}

/**
 * Reads the manifest of the last build.
 * @param root the project's directory
 * @throws NotBuilt with one line that says what to do
 */
export const readManifest = (root: string): ServerManifest => {
  try {
    const manifest: ServerManifest = JSON.parse(readFileSync(join(root, manifestFile), "utf8"))
    if (manifest.version === 1) return manifest
  } catch {
    // Missing or cut short: the same advice holds.
  }
  throw new NotBuilt(`There is no complete build in ${root}: run "npm run build" first.`)
}
