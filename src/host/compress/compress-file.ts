import { writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "../../shared/server-manifest"

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

/** What stands behind a file's name for each encoding, where nginx and Caddy would look for it too. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

// 10 to 24 (RFC 7932, 9.1); the window is 16 bytes less than a power of two.
const windowBits = (size: number): number => Math.min(24, Math.max(10, Math.ceil(Math.log2(size + 16))))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a file's compressed forms beside it.
 * @param path the file's path on the disk
 * @returns the encodings that came out smaller than the file
 */
export const compressFile = async (path: string, bytes: Buffer, quality: Quality): Promise<Encoding[]> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // No wider than the file: memory for more would be cleared for each file, and a quarter of the time.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
  }
  // In one piece: by default each 16 kB go back and forth between threads.
  const chunkSize = Math.max(smallest, bytes.length)
  // Only old programs want gzip, so thousands of pages get it at its fastest.
  const level = quality === hardest ? 9 : 1
  const made: [Encoding, Buffer][] = [
    ["br", await brotli(bytes, { params, chunkSize })],
    ["gzip", await zip(bytes, { level, chunkSize })],
  ]
  const smaller = made.filter(([, compressed]) => compressed.length < bytes.length * 0.95)
  await Promise.all(
    smaller.map(([encoding, compressed]) => writeFile(`${path}${suffixes[encoding]}`, compressed)),
  )
  return smaller.map(([encoding]) => encoding)
}
