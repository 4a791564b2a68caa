import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { displaySize } from "../../shared/display-size"
import { inParallel } from "../../shared/in-parallel"
import type { Problem } from "../report/problems"
import { drawingProblem } from "./drawings"
import { keptOf } from "./kept"
import type { Site } from "./site-model"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i

const mostPixels = 40_000_000
/** As many bytes as an image may have. */
export const mostBytes = 20_000_000
// What a photograph of twice the width of a page weighs when it is well saved.
const heavyBytes = 1_500_000
const coverWidth = 1200

type Judged = { message: string; severity?: "warning" }

/** Stands for an image with which nothing is wrong. */
const sound = "sound"

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const heic: Judged = {
  message:
    "is a HEIC image, which browsers do not show; save it as .jpg (on an iPhone: Settings, Camera, Formats, Most Compatible)",
}

const formats: Record<string, string> = { jpeg: "jpg", heif: "avif" }

const read = async (path: string): Promise<{ width: number; height: number; format: string } | Judged> => {
  // By its contents: libvips keeps what it knows of a path, though the file may have changed.
  const bytes = await readFile(path)
  const image = sharp(bytes, { limitInputPixels: false, failOn: "truncated", animated: false })
  try {
    const { width, height, format, orientation, compression } = await image.metadata()
    if (format === "heif" && compression !== "av1") return heic
    if (format === "tiff" || format === "pdf" || format === "magick")
      return { message: "is of a kind that browsers do not show; save it as a .jpg or .png file" }
    const size = displaySize({ width, height, orientation })
    if (size.width * size.height > mostPixels) return { ...size, format }
    // Only who decodes the whole image sees that its end is missing.
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer()
    return { ...size, format }
  } catch (error) {
    const start = bytes.subarray(0, 512).toString("latin1")
    if (/ftyp(heic|heix|mif1|hevc)/.test(start)) return heic
    if (/<(!doctype|html|head|body)/i.test(start))
      return { message: "is a web page and no image; save the image itself" }
    const reason = String((error as Error).message).split("\n")[0]
    return { message: `is no image, or a damaged one (${reason}); save it anew` }
  }
}

const judge = async (file: string, path: string, isCover: boolean): Promise<Judged | undefined> => {
  const { size: bytes } = statSync(path)
  if (bytes === 0) return { message: "is empty; save the image anew" }
  if (bytes > mostBytes)
    return { message: `has ${megabytes(bytes)}; expected at most ${megabytes(mostBytes)}: save it smaller` }
  const image = await read(path)
  if ("message" in image) return image
  const { width, height, format } = image
  if (width * height > mostPixels)
    return {
      message: `has ${width} × ${height} pixels; expected at most ${mostPixels / 1e6} million: save it smaller`,
    }
  if (format === "svg" && path.toLowerCase().endsWith(".svg"))
    return drawingProblem(await readFile(path, "utf8"), file, isCover)
  if (bytes > heavyBytes)
    return {
      message: `has ${megabytes(bytes)}, more than it need have; expected less than ${megabytes(heavyBytes)}`,
      severity: "warning",
    }
  if (isCover && width < coverWidth)
    return {
      message: `is ${width} pixels wide and stands smaller than a cover does; expected ${coverWidth}`,
      severity: "warning",
    }
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase().replace("jpeg", "jpg") ?? ""
  const real = formats[format] ?? format
  return ending === real
    ? undefined
    : { message: `is a .${real} image by its contents; rename it`, severity: "warning" }
}

// Each may have 20 MB, and is read whole.
const atOnce = 4

/**
 * Opens every image below `content/`: what is no image, is damaged, or is too large stops a build late and without its
 * name.
 */
export const checkImageFiles = async (site: Site): Promise<Problem[]> => {
  const covers = new Set(site.posts.map(({ file }) => join(file.folder, String(file.data.cover ?? ""))))
  const files = [...site.contentFiles].filter(file => imageName.test(file))
  const kept = keptOf<Judged | typeof sound>(site.root, "images")
  const problems = await inParallel(files, atOnce, async (file): Promise<Problem[]> => {
    const path = join(site.root, file)
    const isCover = covers.has(file)
    const { mtimeMs, size } = statSync(path)
    const seen = `${file} ${mtimeMs} ${size} ${isCover}`
    const found = kept.find(seen) ?? (await judge(file, path, isCover)) ?? sound
    kept.add(seen, found)
    return found === sound ? [] : [{ file, ...found, message: `the image ${found.message}` }]
  })
  kept.write()
  return problems.flat()
}
