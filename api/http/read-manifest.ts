import { readFileSync } from "node:fs"
import type { ServerManifest } from "../../src/shared/server-manifest"
import type { SiteSource } from "./site-source"

/** The site was not built, or by a build of another time. */
class NotBuilt extends Error {}

/**
 * Reads the manifest of a site.
 * @throws NotBuilt with one line that says what to do
 */
export const readManifest = ({ root, manifestPath, release }: SiteSource): ServerManifest => {
  try {
    const manifest: ServerManifest = JSON.parse(readFileSync(manifestPath, "utf8"))
    if (manifest.version === 1) return manifest
  } catch {
    // Missing or cut short: the same advice holds.
  }
  throw new NotBuilt(
    release
      ? `The release ${release} cannot be read: run "npm run releases" to see the others, "npm run rollback" to serve one.`
      : `There is no complete build in ${root}: run "npm run build" first.`,
  )
}
