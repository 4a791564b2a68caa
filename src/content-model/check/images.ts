import { posix } from "node:path"
import { diagramFor } from "../../markdown/diagrams"
import { decodeAddress } from "../../shared/addresses"
import { nearest } from "../report/nearest"
import { addError, addWarning, fieldError, type Path, quote, type Source } from "../report/problems"
import type { BodyFacts } from "./bodies"
import type { Site } from "./site-model"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

/** Why an image that an editor names cannot be shown. @param folder that relative names start from */
const fileFault = (src: string, folder: string, { contentFiles, staticFiles }: Site): string | undefined => {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
    return "is on another site or on your computer; put the file beside the text and write its name"
  const address = decodeAddress(src)
  if (address === undefined)
    return "cannot be read as an address; write %25 for a percent sign, or rename the file"
  const isStatic = address.startsWith("/")
  const path = isStatic ? address : posix.join(folder, address)
  const files = isStatic ? staticFiles : contentFiles
  if (files.has(path))
    return imageName.test(path)
      ? undefined
      : "is not an image that browsers show; save it as .jpg, .png or .svg"
  const near = nearest(
    path,
    [...files].filter(file => posix.dirname(file) === posix.dirname(path) && imageName.test(file)),
  )
  const expected = `${isStatic ? "static" : ""}${path}`
  return `is missing; expected the file ${expected}${near ? `; did you mean "${posix.basename(near)}"?` : ""}`
}

/** Checks an image that a field names: beside the text; of a client, below `content/`. */
export const checkPicture = (source: Source, path: Path, src: string, site: Site): void => {
  const wrongKind = path.at(-1) === "logo" ? !/\.(svg|png)$/i.test(src) : /\.gif$/i.test(src)
  const fault =
    fileFault(src.replace(/^\.?\//, ""), posix.dirname(source.file), site) ??
    (wrongKind ? "cannot be shown there; expected a .svg or .png file" : undefined)
  if (fault) fieldError(source, path, `${quote(src)} ${fault}`)
}

const isFileName =
  /^(?:img|dsc|image|screenshot|screen shot|photo|picture|untitled)?[\s_-]*\d*(?:\.\w{2,4})?$|\.(?:png|jpe?g|webp|gif|svg)$/i

/**
 * Checks the images of a body: relative addresses start from the file's folder, `/…` from static/; two alternative texts
 * name a built-in diagram and need no file.
 */
export const checkBodyImages = ({ vfile, file }: Source, images: BodyFacts["images"], site: Site): void => {
  const folder = posix.dirname(file)
  for (const { src, alt, inHeading, place } of images) {
    const error = (reason: string) => addError(vfile, `the image ${quote(src)} ${reason}`, place)
    const warn = (reason: string) => addWarning(vfile, `the image ${quote(src)} ${reason}`, place)
    const fault = src.trim()
      ? fileFault(src, folder, site)
      : "has no file; write the name of one beside the text"
    const isDiagram = alt !== undefined && diagramFor(alt) !== undefined
    if (isDiagram && inHeading)
      error("becomes a diagram, which no heading can hold; put it into the text below")
    else if (isDiagram && !fault)
      warn("is not shown: its text calls for a built-in diagram; write another text")
    else if (isDiagram) continue
    else if (fault) error(fault)
    else if (alt === undefined)
      error("has no alternative text; say what it shows, or write a tag with an empty alt for decoration")
    else if (alt && isFileName.test(alt)) warn(`has the alternative text ${quote(alt)}; say what it shows`)
  }
}
