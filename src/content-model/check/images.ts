import { posix } from "node:path"
import { diagramFor } from "../../markdown/diagrams"
import { decodeAddress, schemeOf } from "../../shared/paths"
import { didYouMean, nearestSibling } from "../report/nearest-word"
import {
  addError,
  addWarning,
  fieldError,
  type Path,
  quote,
  quoteAddress,
  type Source,
} from "../report/problems"
import type { ContentIndex, Text } from "./content-index"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

const fileProblem = (address: string, baseFolder: string, { contentFiles, staticFiles }: ContentIndex) => {
  const isStatic = address.startsWith("/")
  const path = isStatic ? address : posix.join(baseFolder, address)
  const files = isStatic ? staticFiles : contentFiles
  if (files.has(path))
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
  if (/\{\{|\{%|%7B%7B|%7B%25/i.test(src))
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
    if (alt !== undefined && diagramFor(alt)) {
      if (inHeading) error("becomes a diagram, which cannot be in a heading; move it into the text")
      else if (!problem)
        warn("is replaced by the built-in diagram selected by its alt text; change that text")
    } else if (problem) error(problem)
    else if (alt === undefined)
      error('has no alternative text; describe what it shows, or use a tag with alt="" for decoration')
    else if (alt && isFileName.test(alt))
      warn(`has the alternative text ${quote(alt)}; describe what it shows`)
  }
}
