import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import sharp from "sharp"
import { isDiagram } from "../../markdown/diagrams"
import { decodeAddress, schemeOf } from "../../shared/addresses"
import { variablesIn } from "../../shared/css-variables"
import { inParallel } from "../../shared/in-parallel"
import { hasTemplate } from "../foreign/template"
import { logoFile } from "../read/logo"
import {
  addError,
  addWarning,
  didYouMean,
  fieldError,
  nearestSibling,
  type Path,
  quote,
  quoteAddress,
  type Source,
  suggestion,
} from "../report/problems"
import { maxImageBytes } from "../types/field-types"
import type { ContentIndex, Text } from "./content-index"
import { altSize, hasScript } from "./written-syntax"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

const fileProblem = (address: string, baseFolder: string, { contentFiles, staticFiles }: ContentIndex) => {
  const isStatic = address.startsWith("/")
  const path = isStatic ? address : posix.join(baseFolder, address.normalize())
  const files = isStatic ? staticFiles : contentFiles
  // Of a name with accents as separate characters the error of the file says all.
  if (files.has(path) || files.has(path.normalize("NFD")))
    return imageName.test(path)
      ? undefined
      : "is not an image that browsers show; save it as .jpg, .png or .svg"
  const images = [...files].filter(file => imageName.test(file))
  const near = nearestSibling(path, images)
  const hint = didYouMean(near && posix.basename(near))
  return `is missing; expected the file ${isStatic ? "static" : ""}${path}${hint}`
}

const foreignProblem = (src: string): string | undefined => {
  if (/^data:/i.test(src)) return "is part of the text; save it as a file beside the text and write its name"
  if (hasTemplate(src))
    return "contains a template of another system; write the name of a file beside the text"
  if (schemeOf(src) || src.startsWith("//"))
    return "is on another site or on your computer; save the file beside the text and write its name"
  return undefined
}

const addressProblem = (src: string, baseFolder: string, content: ContentIndex): string | undefined => {
  const address = decodeAddress(src)
  return address === undefined
    ? "is not a valid address; write %25 for a percent sign, or rename the file"
    : fileProblem(address, baseFolder, content)
}

export const checkImageField = (source: Source, path: Path, src: string, content: ContentIndex): void => {
  const isWrongKind = path.at(-1) === "logo" ? !/\.(svg|png)$/i.test(src) : /\.gif$/i.test(src)
  const problem =
    foreignProblem(src) ??
    fileProblem(src.replace(/^\.?\//, ""), posix.dirname(source.file), content) ??
    (isWrongKind ? "cannot be shown here; expected .svg or .png" : undefined)
  if (problem) fieldError(source, path, `${quote(src)} ${problem}`)
}

const isFileName =
  /^(?:img|dsc|image|screenshot|screen shot|photo|picture|untitled)?[\s_-]*\d*(?:\.\w{2,4})?$|\.(?:png|jpe?g|webp|gif|svg)$/i

export const checkBodyImages = ({ vfile, folder, images }: Text, content: ContentIndex): void => {
  for (const { src, alt, inHeading, place } of images) {
    const error = (reason: string) => addError(vfile, `the image ${quoteAddress(src)} ${reason}`, place)
    const warn = (reason: string) => addWarning(vfile, `the image ${quoteAddress(src)} ${reason}`, place)
    const problem = src.trim()
      ? (foreignProblem(src) ?? addressProblem(src, folder, content))
      : "has no file name; expected that of a file beside the text"
    if (alt !== undefined && isDiagram(alt)) {
      if (inHeading) error("becomes a diagram, which cannot be in a heading; move it into the text")
      else if (!problem)
        warn("is replaced by the built-in diagram selected by its alt text; change that text")
    } else if (problem) error(problem)
    else if (alt === undefined)
      error('has no alternative text; describe what it shows, or use a tag with alt="" for decoration')
    else if (alt && altSize.test(alt))
      warn(`has the alternative text ${quote(alt)}, and no size; write the words alone`)
    else if (alt && isFileName.test(alt))
      warn(`has the alternative text ${quote(alt)}; describe what it shows`)
  }
}

/** Those of the site's colours that suit a drawing, used as `var(--data)`. */
export const drawingColours =
  "paper paper-sunk ink ink-soft ink-faint rule rule-strong signal data data-soft data-faint mark".split(" ")

const maxDrawingBytes = 100_000
const maxPixels = 40_000_000
const minCoverWidth = 1200

type ImageProblem = [reason: string, isWarning?: true] | undefined

const unsupported = "is in a format that browsers cannot show; save it as .jpg or .png"
const reference =
  /<(?!a\s)[\w:]+\s(?:[^>]*\s)?(?:xlink:)?href\s*=\s*["']([^"']*)|url\(\s*["']?([^"')]+)|@import\s+([^;]+)/gi
const svgText = /<text\b[^>]*>\s*(?:<tspan\b[^>]*>\s*)?([^<\s][^<]*)/i

/** As an image, an SVG has no scripts, other files or page fonts (docs/editors.md, "Drawings"). */
const drawingProblem = (svg: string): ImageProblem => {
  const code = svg.replace(/<!--[\s\S]*?-->/g, "")
  if (hasScript(code)) return ["contains a script, which no page runs; remove it"]
  if (/<foreignObject\b/i.test(code))
    return ["contains HTML, which some browsers do not show; draw it instead"]
  const external = [...code.matchAll(reference)]
    .map(([, href, url, style]) => href ?? url ?? style ?? "")
    .find(address => !/^\s*(?:#|data:|$)/i.test(address))
  if (external) return [`refers to ${quote(external)}, which an image cannot load; embed it in the drawing`]
  const unknown = variablesIn(code).find(name => !drawingColours.includes(name))
  if (unknown) return [`uses the unknown colour "--${unknown}"${suggestion(unknown, drawingColours)}`]
  const bytes = Buffer.byteLength(svg)
  if (bytes > maxDrawingBytes)
    return [
      `is ${Math.round(bytes / 1000)} kB; expected at most ${maxDrawingBytes / 1000}; simplify it or save it as .png`,
    ]
  const [, text] = svgText.exec(code) ?? []
  return text
    ? [`contains the text ${quote(text.trim())}, whose font varies; convert it to outlines`, true]
    : undefined
}

const pixelProblem = async (bytes: Buffer, isCover: boolean): Promise<ImageProblem> => {
  const image = sharp(bytes, { limitInputPixels: false, failOn: "truncated", animated: false })
  const metadata = await image.metadata()
  const { format, compression } = metadata
  if (/^(tiff|pdf|magick)$/.test(format) || (format === "heif" && compression !== "av1")) return [unsupported]
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels)
    return [`is ${width} × ${height} pixels; expected at most ${maxPixels / 1e6} million; save it smaller`]
  // Only decoding shows that the end of an image is missing.
  if (format !== "svg") await image.resize(8, 8, { fit: "fill" }).raw().toBuffer()
  return isCover && format !== "svg" && width < minCoverWidth
    ? [
        `is ${width} pixels wide, narrower than covers are displayed; expected at least ${minCoverWidth}`,
        true,
      ]
    : undefined
}

const imageProblem = async (path: string, isCover: boolean): Promise<ImageProblem> => {
  const bytes = await readFile(path)
  if (bytes.length === 0) return ["is empty; save it again"]
  if (bytes.length > maxImageBytes)
    return [
      `is ${Math.round(bytes.length / 1e6)} MB; expected at most ${maxImageBytes / 1e6}; save it smaller`,
    ]
  try {
    const problem = await pixelProblem(bytes, isCover)
    if (problem) return problem
  } catch (error) {
    if (/ftyp(heic|heix|mif1|hevc)/.test(bytes.subarray(0, 64).toString("latin1"))) return [unsupported]
    const [reason] = String((error as Error).message).split("\n")
    return [`is damaged or not an image (${reason}); save it again`]
  }
  return path.toLowerCase().endsWith(".svg") ? drawingProblem(bytes.toString()) : undefined
}

/** A build would fail late on a broken image, without naming it. */
export const checkImageFiles = async (content: ContentIndex): Promise<void> => {
  const covers = new Set(content.posts.map(({ folder, data }) => join(folder, String(data.cover ?? ""))))
  // brand.ts says more about the logo.
  const images = [...content.contentFiles].filter(
    file => /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i.test(file) && file !== logoFile,
  )
  // Only four at a time, since each is read into memory.
  await inParallel(images, 4, async file => {
    const problem = await imageProblem(join(content.root, file), covers.has(file))
    const [reason, isWarning] = problem ?? []
    if (reason) (isWarning ? addWarning : addError)(content.vfileOf(file), `the image ${reason}`)
  })
}
