import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** What stands in `public/` after a build: documents, bytes of all files, and the largest page-data file. */
export type BuiltFiles = { pages: number; bytes: number; largestPageData: number }

/** Looks through the files of a build. */
export const builtFiles = (folder: string): BuiltFiles => {
  const root = join(folder, "public")
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), name }))
    .map(file => ({ ...file, bytes: statSync(file.path).size }))
  return {
    pages: all.filter(({ path }) => path.endsWith(".html") && !path.includes("/_gatsby/")).length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    largestPageData: Math.max(
      ...all.filter(({ name }) => name === "page-data.json").map(({ bytes }) => bytes),
    ),
  }
}
