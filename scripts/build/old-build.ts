import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"

// A build leaves alone what is there, but for share images.
const store = "node_modules/.cache/old-builds"

/** Takes what a build before has left out of the way at once, which for ten thousand articles takes 24 s to delete. */
export const putOldBuildAside = (root: string): void => {
  for (const folder of [".cache", "public"].map(name => join(root, name)).filter(existsSync)) {
    mkdirSync(join(root, store), { recursive: true })
    try {
      renameSync(folder, join(root, store, randomUUID()))
    } catch {
      // On another disk, or one that is mounted.
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Deletes, beside the build, what was put aside: also by a build that was killed before it was gone. */
export const deleteOldBuilds = (root: string): Promise<void> =>
  rm(join(root, store), { recursive: true, force: true }).catch(error => {
    console.warn(`An old build could not be deleted, the next build tries again: ${error}`)
  })
