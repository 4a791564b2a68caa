import { mkdirSync, readdirSync, symlinkSync, unlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { copyProject } from "../../test/support/project-copy"

/**
 * Copies the project into a temporary folder, without what is built. Its packages are those of the project, but what a
 * build keeps beside them, such as share images, is its own.
 * @returns the folder
 */
export const copySite = (): string => {
  const folder = copyProject()
  const packages = join(folder, "node_modules")
  unlinkSync(packages)
  mkdirSync(packages)
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(resolve("node_modules", name), join(packages, name))
  return folder
}
