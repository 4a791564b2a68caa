import { randomUUID } from "node:crypto"
import { rename, symlink } from "node:fs/promises"
import { join } from "node:path"
import { currentLink, releasesFolder } from "../../src/shared/releases"
import { unfinished } from "./clean-up"
import { syncToDisk } from "./durable-files"

/**
 * Makes a release the current one. The rename takes the place of the former link in one step (rename(2)), so that at every
 * moment there is one, and it names a whole release.
 */
export const makeCurrent = async (project: string, name: string): Promise<void> => {
  const folder = join(project, releasesFolder)
  const draft = join(folder, `${unfinished}${randomUUID()}`)
  await symlink(name, draft)
  await rename(draft, join(folder, currentLink))
  await syncToDisk(folder)
}
