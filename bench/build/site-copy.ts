import { unlinkSync } from "node:fs"
import { join } from "node:path"
import { copyProject, linkPackages } from "../../test/support/project-copy"

/**
 * Copies the project into a temporary folder, without what is built. Its packages are those of the project, but what a
 * build keeps beside them, such as share images, is its own.
 * @returns the folder
 */
export const copySite = (): string => {
  const folder = copyProject()
  unlinkSync(join(folder, "node_modules"))
  linkPackages(folder)
  return folder
}
