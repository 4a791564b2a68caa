import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { displaySize } from "../../shared/display-size"
import { inParallel } from "../../shared/in-parallel"
import { addError, addWarning } from "../report/problems"
import { drawingFault } from "./drawings"
import type { Site } from "./site-model"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i
const mostPixels = 40_000_000
/** As many bytes as an image may have. */
export const mostBytes = 20_000_000
// What a photograph of twice the width of a page weighs when it is well saved.
const heavyBytes = 1_500_000
const coverWidth = 1200

/** What is wrong with an image, to follow its name in a sentence. */
export type ImageFault = { error: string } | { warning: string } | undefined

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const unshown = "is of a kind that browsers do not show; save it as a .jpg or .png file"

const decodeFault = async (bytes: Buffer, isCover: boolean): Promise<ImageFault> => {
  const image = sharp(bytes, { limitInputPixels: false, failOn: "truncated", animated: false })
  const { width, height, format, orientation, compression } = await image.metadata()
  if (/^(tiff|pdf|magick)$/.test(format) || (format === "heif" && compression !== "av1"))
    return { error: unshown }
  const shown = displaySize({ width, height, orientation })
  if (shown.width * shown.height > mostPixels)
    return {
      error: `has ${shown.width} × ${shown.height} pixels; expected at most 40 million: save it smaller`,
    }
  // Only decoding the whole image shows that its end is missing.
  if (format !== "svg") await image.resize(8, 8, { fit: "fill" }).raw().toBuffer()
  return isCover && format !== "svg" && shown.width < coverWidth
    ? { warning: `is ${shown.width} pixels wide, smaller than a cover is shown; expected ${coverWidth}` }
    : undefined
}

const faultOf = async (path: string, isCover: boolean): Promise<ImageFault> => {
  const bytes = await readFile(path)
  if (bytes.length === 0) return { error: "is empty; save the image again" }
  const size = `has ${megabytes(bytes.length)}; expected`
  if (bytes.length > mostBytes) return { error: `${size} at most ${megabytes(mostBytes)}: save it smaller` }
  try {
    const fault = await decodeFault(bytes, isCover)
    if (fault) return fault
  } catch (error) {
    if (/ftyp(heic|heix|mif1|hevc)/.test(bytes.subarray(0, 64).toString("latin1"))) return { error: unshown }
    const [reason] = String((error as Error).message).split("\n")
    return { error: `is no image, or a damaged one (${reason}); save it again` }
  }
  if (path.toLowerCase().endsWith(".svg")) return drawingFault(bytes.toString(), isCover)
  return bytes.length > heavyBytes ? { warning: `${size} less than ${megabytes(heavyBytes)}` } : undefined
}

// Each may have 20 MB, and is read whole.
const atOnce = 4

/** Opens every image below `content/`: a damaged or oversized one stops a build late and without its name. */
export const checkImageFiles = async (site: Site): Promise<void> => {
  const covers = new Set(site.posts.map(({ file }) => join(file.folder, String(file.data.cover ?? ""))))
  const files = [...site.contentFiles].filter(file => imageName.test(file))
  await inParallel(files, atOnce, async file => {
    const fault = await faultOf(join(site.root, file), covers.has(file))
    if (fault && "error" in fault) addError(site.vfileOf(file), `the image ${fault.error}`)
    else if (fault) addWarning(site.vfileOf(file), `the image ${fault.warning}`)
  })
}
