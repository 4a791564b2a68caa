import { readdirSync } from "node:fs"
import { join } from "node:path"

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

/** The paths of all files below some folders, folder by folder, sorted in each. */
export const namesBelow = (folders: readonly string[]): string[] => folders.flatMap(filesIn)
