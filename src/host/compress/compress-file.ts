import { randomUUID } from "node:crypto"
import { cpSync, linkSync, rmSync, statSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type Encoding, encodings, suffixes } from "../../shared/server-manifest"

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|csv|webmanifest|wasm|ico|md)$/
// Below this an answer fits into one packet either way.
const smallest = 1024

/** Whether compressing a file gains anything: fonts, photos and PDF are compressed as they are. */
export const isCompressible = (file: string, size: number): boolean =>
  size >= smallest && compressible.test(file)

/** How hard to try: 0 to 11, as brotli counts. */
export type Quality = number
const hardest: Quality = 11

/**
 * The hardest for sites of ordinary size. Thousands of pages are compressed in a twentieth of that time, at 6 % more
 * bytes; scripts and styles, which are few however many pages there are, are always worth the hardest.
 */
export const qualityFor = (file: string, totalBytes: number): Quality =>
  totalBytes > 40 * 1024 * 1024 && !/\.(js|css)$/.test(file) ? 5 : hardest

// 10 to 24 (RFC 7932, 9.1); the window is 16 bytes less than a power of two.
const windowBits = (size: number): number => Math.min(24, Math.max(10, Math.ceil(Math.log2(size + 16))))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// In one piece each: by default every 16 kB go back and forth between threads.
const compressors: Readonly<Record<Encoding, (bytes: Buffer, quality: Quality) => Promise<Buffer>>> = {
  br: (bytes, quality) =>
    brotli(bytes, {
      chunkSize: bytes.length,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // No wider than the file: memory for more would be cleared for each file, and a quarter of the time.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      },
    }),
  // Only old programs want gzip, so thousands of pages get it at its fastest.
  gzip: (bytes, quality) => zip(bytes, { chunkSize: bytes.length, level: quality === hardest ? 9 : 1 }),
}

/** What a compressed form is kept as between builds: by content, whatever the name of the file. */
export const keptName = (hash: string, quality: Quality, encoding: Encoding): string =>
  `${hash}-${quality}${suffixes[encoding]}`

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size

/**
 * Gives what is kept a second name, in a tenth of a copy's time; where the two lie on different disks it is a copy. It waits for
 * the disk, as nearly all does that is done for a file that has not changed: to hand it to another thread takes longer.
 */
const place = (kept: string, file: string): void => {
  try {
    linkSync(kept, file)
  } catch {
    // An older second name goes first: copying over it would write into what that one is kept as.
    rmSync(file, { force: true })
    try {
      linkSync(kept, file)
    } catch {
      cpSync(kept, file, { preserveTimestamps: true })
    }
  }
}

/**
 * Writes the compressed forms of a file beside it, from those of an earlier build where its content is the same.
 * @param path the file's path on the disk
 * @param hash of its content
 * @param store the folder of what earlier builds made
 * @returns the encodings that came out smaller than the file
 */
export const compressFile = async (
  path: string,
  { bytes, hash }: { bytes: Buffer; hash: string },
  quality: Quality,
  store: string,
): Promise<Encoding[]> => {
  const made = await Promise.all(
    encodings.map(async encoding => {
      const kept = join(store, keptName(hash, quality, encoding))
      const size = sizeOf(kept)
      if (size === undefined) {
        const compressed = await compressors[encoding](bytes, quality)
        // Whole at once, since another file may have the same content. An empty one says that there is nothing to gain.
        const draft = `${kept}-${randomUUID()}`
        await writeFile(draft, compressed.length < bytes.length * 0.95 ? compressed : "")
        await rename(draft, kept)
      }
      if ((size ?? sizeOf(kept)) === 0) return []
      place(kept, `${path}${suffixes[encoding]}`)
      return [encoding]
    }),
  )
  return made.flat()
}
