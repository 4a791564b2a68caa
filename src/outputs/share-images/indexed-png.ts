import { promisify } from "node:util"
import { constants, crc32, deflate } from "node:zlib"

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number]

const squeeze = promisify(deflate)

const distance = (one: Rgb, other: Rgb): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

const nearest = (colours: readonly Rgb[], to: Rgb): number => {
  const distances = colours.map(colour => distance(colour, to))
  return distances.indexOf(Math.min(...distances))
}

/** Says which of the colours is nearest to a pixel's, as its four bytes stand in memory. */
const finderOf = (colours: readonly Rgb[]): ((pixel: number) => number) => {
  const known = new Map<number, number>()
  const bytes = new Uint8Array(4)
  const pixels = new Uint32Array(bytes.buffer)
  return pixel => {
    const before = known.get(pixel)
    if (before !== undefined) return before
    pixels[0] = pixel
    const [red = 0, green = 0, blue = 0] = bytes
    const index = nearest(colours, [red, green, blue])
    known.set(pixel, index)
    return index
  }
}

/** Two pixels to a byte, each row after a byte that says "no filter" (PNG specification, 7.2 and 9.2). */
const packRows = (pixels: Uint32Array, width: number, indexOf: (pixel: number) => number): Buffer => {
  const height = pixels.length / width
  const rowBytes = 1 + width / 2
  const rows = Buffer.alloc(height * rowBytes)
  // Most pixels are as the one before.
  let last = pixels[0] ?? 0
  let index = indexOf(last)
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel !== last) {
      last = pixel
      index = indexOf(pixel)
    }
    const column = at % width
    const byte = ((at - column) / width) * rowBytes + 1 + (column >> 1)
    rows[byte] = column % 2 === 0 ? index << 4 : (rows[byte] ?? 0) | index
  }
  return rows
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The head of an image with 4 bits a pixel, which are places in a palette (PNG specification, 11.2.2). */
const head = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.writeUInt8(4, 8)
  data.writeUInt8(3, 9)
  return data
}

/**
 * Makes painters of PNG images that have the same few colours. To look for the best colours of each image, as sharp's own
 * `palette` does, takes twice as long as all else that is done for it.
 * @param colours 16 at most; each pixel gets the nearest
 * @returns what writes an image from its pixels, red, green, blue and alpha, row by row; its width must be even
 */
export const indexedPng = (colours: readonly Rgb[]): ((pixels: Buffer, width: number) => Promise<Buffer>) => {
  const indexOf = finderOf(colours)
  const palette = chunk("PLTE", Buffer.from(colours.flat()))
  return async (bytes, width) => {
    const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    const rows = packRows(pixels, width, indexOf)
    const data = await squeeze(rows, { level: 6, memLevel: 9, strategy: constants.Z_FILTERED })
    return Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", head(width, pixels.length / width)),
      palette,
      chunk("IDAT", data),
      chunk("IEND", Buffer.alloc(0)),
    ])
  }
}
