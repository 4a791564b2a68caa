import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { inParallel } from "../shared/in-parallel"
import { type Encoding, encodings, type FileRoute, suffixes } from "../shared/server-manifest"

/** What the manifest says of a file. */
export type PreparedFile = Pick<FileRoute, "hash" | "size" | "modified" | "encodings">

// Fonts, photographs and PDFs are already compressed, and less than 1 kB fits into one packet anyway.
const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|csv|webmanifest|wasm|ico|md)$/
const isCompressible = (file: string, size: number): boolean => size >= 1024 && compressible.test(file)

/** Quality 11; 5 on very large sites, except for scripts, where 11 would add minutes to save 6 %. */
const brotliQuality = (file: string, totalBytes: number): number =>
  totalBytes > 40 * 1024 * 1024 && !/\.(js|css)$/.test(file) ? 5 : 11

const compressors: Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: bytes => promisify(gzip)(bytes),
}

const compress = async (path: string, bytes: Buffer, quality: number): Promise<Encoding[]> => {
  const written = await Promise.all(
    encodings.map(async encoding => {
      const compressed = await compressors[encoding](bytes, quality)
      if (compressed.length > bytes.length * 0.95) return []
      await writeFile(`${path}${suffixes[encoding]}`, compressed)
      return [encoding]
    }),
  )
  return written.flat()
}

/**
 * Writes compressed copies beside files, where they are at least a twentieth smaller.
 * @param files relative to `public/` @returns what the manifest says of each, by its name
 */
export const prepareFiles = async (files: readonly string[]): Promise<ReadonlyMap<string, PreparedFile>> => {
  const found = files.map(file => {
    const path = join("public", file)
    // Not spread: from Node.js 22 on, a Stats object has its dates from its prototype.
    const { size, mtime } = statSync(path)
    return { file, path, size, mtime }
  })
  const total = found.reduce((sum, { file, size }) => sum + (isCompressible(file, size) ? size : 0), 0)
  const prepare = async ({ file, path, size, mtime }: (typeof found)[number]) => {
    const bytes = readFileSync(path)
    const quality = brotliQuality(file, total)
    const encodings = isCompressible(file, size) ? await compress(path, bytes, quality) : []
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16)
    return [file, { hash, size, modified: mtime.toUTCString(), encodings }] as const
  }
  return new Map(await inParallel(found, 4 * availableParallelism(), prepare))
}
