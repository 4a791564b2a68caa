import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { inParallel } from "../../src/shared/in-parallel"
import type { FileRoute } from "../../src/shared/server-manifest"
import type { Candidate } from "./candidate"

const atOnce = 16

/**
 * Looks at each document of a build.
 * @param look returns problems, without the address, which is put before each
 */
export const lookAtDocuments = async (
  { site }: Candidate,
  look: (html: string, route: FileRoute) => readonly string[],
): Promise<string[]> => {
  const documents = site.manifest.files.filter(({ file }) => file.endsWith(".html"))
  const found = await inParallel(documents, atOnce, async route => {
    const html = await readFile(join(site.root, "public", route.file), "utf8")
    return look(html, route).map(problem => `${route.path}: ${problem}`)
  })
  return found.flat()
}
