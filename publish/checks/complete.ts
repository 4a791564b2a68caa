import { existsSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { fileHash } from "../../src/host/prepare-files"
import { inParallel } from "../../src/shared/in-parallel"
import { type FileRoute, suffixes } from "../../src/shared/server-manifest"
import type { CandidateCheck } from "./candidate"

const atOnce = 32

/** What the site cannot do without, whatever its content. */
const needed = ["/", "/404.html", "/sitemap-index.xml", "/robots.txt", "/page-data/app-data.json"]

/**
 * Every file that the manifest names is there with its bytes, in each of its encodings, and so is the code of each
 * function; the site has what it cannot do without.
 */
export const checkComplete: CandidateCheck = async ({ site: { root, manifest }, before }) => {
  const known = new Map(before?.manifest.files.map(({ path, hash }) => [path, hash]))
  const problemOf = async ({ path, file, size, hash, encodings }: FileRoute): Promise<string[]> => {
    const whole = join(root, "public", file)
    const found = await stat(whole).catch(() => undefined)
    if (found?.size !== size)
      return [`${path}: its file has ${found?.size ?? "no"} bytes, and is to have ${size}`]
    // What was there before is another name of the same bytes.
    if (known.get(path) !== hash && fileHash(await readFile(whole)) !== hash)
      return [`${path}: its bytes are not those that the build wrote down`]
    return encodings
      .filter(encoding => !existsSync(`${whole}${suffixes[encoding]}`))
      .map(encoding => `${path}: its ${encoding} form is missing`)
  }
  const found = await inParallel(manifest.files, atOnce, problemOf)
  const paths = new Set(manifest.files.map(({ path }) => path))
  return {
    problems: [
      ...found.flat(),
      ...needed.filter(path => !paths.has(path)).map(path => `${path}: is missing`),
      ...manifest.functions
        .filter(({ entry }) => !existsSync(join(root, entry)))
        .map(({ path, entry }) => `${path}: its function ${entry} is missing`),
    ],
  }
}
