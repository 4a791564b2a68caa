import { posix } from "node:path"
import { diagramFor } from "../../markdown/diagrams"
import type { WrittenImage } from "../read/outline"
import { nearest } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import type { MarkdownFolder } from "../types/content-types"
import { decode } from "./link-address"
import { at, entriesOf, type Site } from "./site-model"

/** What a judgement of an image says, to follow its address in a sentence. */
type ImageProblem = { message: string; severity?: "warning" }

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

const kinds = "a .png, .jpg, .webp, .avif, .gif or .svg file"

const noBrowser = /\.(?:heic|heif|tiff?|bmp|psd|eps|ai|pdf|raw|dng)$/i

const fileProblem = (
  src: string,
  folder: string,
  { contentFiles, staticFiles }: Site,
): string | undefined => {
  const path = src.startsWith("/") ? src : posix.join(folder, src)
  const [files, shown] = src.startsWith("/") ? [staticFiles, `static${path}`] : [contentFiles, path]
  if (!files.has(path)) {
    const beside = [...files]
      .filter(file => imageName.test(file) && posix.dirname(file) === posix.dirname(path))
      .map(file => posix.basename(file))
    const near = nearest(posix.basename(path), beside)
    return `is missing; expected the file ${shown}${near ? `; did you mean "${near}"?` : ""}`
  }
  if (imageName.test(path)) return undefined
  return noBrowser.test(path)
    ? `is a kind of image that browsers do not show; save it as a .jpg or .png file`
    : `is not an image; expected ${kinds}`
}

const alternativeHint = (alt: string): ImageProblem | undefined => {
  const isName =
    /^(?:img|dsc|image|screenshot|screen shot|photo|picture|untitled|bild)?[\s_-]*\d*(?:\.\w{2,4})?$/i.test(
      alt,
    )
  if (isName || /\.(?:png|jpe?g|webp|gif|svg)$/i.test(alt))
    return { message: `has the alternative text ${quote(alt)}; say what it shows`, severity: "warning" }
  return undefined
}

/**
 * Judges an image of a body.
 * @param image relative addresses start from the file's folder, `/…` from static/; two alternative texts name a built-in
 * diagram and need no file (docs/behaviour.md, "Blog: diagrams")
 * @returns what is wrong, or undefined
 */
export const imageProblem = (
  { src, alt, inHeading }: WrittenImage,
  folder: string,
  site: Site,
): ImageProblem | undefined => {
  const address = decode(src)
  if (alt && diagramFor(alt)) {
    if (inHeading)
      return { message: "becomes a diagram, which no heading can hold; put it into the text below" }
    const isThere = src !== "" && site.contentFiles.has(posix.join(folder, address))
    const message =
      "is not shown: its alternative text calls for the built-in diagram; write other words if the image is meant"
    return isThere ? { message, severity: "warning" } : undefined
  }
  if (src.trim() === "") return { message: "has no file; write the name of one beside the text" }
  if (alt === undefined)
    return {
      message: `has no alternative text; say between the square brackets what it shows, or write <img src=${quote(src)} alt=""> if it only decorates`,
    }
  if (/^(?:file:|[a-z]:[\\/]|data:)/i.test(src))
    return { message: "is on your computer; put the file beside the text and write its name" }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
    return { message: "is on another site; put the file beside the text and write its name" }
  const message = fileProblem(address, folder, site)
  return message ? { message } : alt === "" ? undefined : alternativeHint(alt)
}

const pictureProblem = (picture: string, folder: string, site: Site): string | undefined => {
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(picture))
    return "is not an image beside the text; expected its file name"
  const wrong = fileProblem(picture, folder, site)
  if (wrong) return wrong
  return /\.gif$/i.test(picture)
    ? "is a GIF, which comes in no sizes; expected a .png, .jpg, .webp, .avif or .svg file"
    : undefined
}

/** The field of each kind of text that names the picture of the whole. */
export const pictureFields: Partial<Record<MarkdownFolder, string>> = {
  posts: "cover",
  services: "drawing",
  resources: "picture",
}

/** The picture of a text is an image beside it. */
const textPictures = (site: Site): Problem[] =>
  site.markdown.flatMap(file => {
    const field = pictureFields[file.kind]
    const picture = field && file.data[field]
    if (!field || typeof picture !== "string" || picture.trim() === "") return []
    const wrong = pictureProblem(picture, file.folder, site)
    return wrong ? [fieldProblem(file, [field], `${quote(picture)} ${wrong}`)] : []
  })

/** The pictures that entries of a list name, below `content/`. */
const listPictures = (
  site: Site,
  [list, field]: [string, string],
  isRight: RegExp,
  expected: string,
): Problem[] => {
  const source = site.fileNamed(list)
  if (!source) return []
  return entriesOf(source.data).flatMap((entry, index) => {
    const picture = at(entry, field)
    if (typeof picture !== "string" || picture.trim() === "") return []
    const wrong = isRight.test(picture)
      ? fileProblem(picture.replace(/^\.?\//, ""), "content", site)
      : expected
    return wrong ? [fieldProblem(source, [index, field], `${quote(picture)} ${wrong}`)] : []
  })
}

const logos = (site: Site): Problem[] =>
  listPictures(
    site,
    ["brands.json", "logo"],
    /\.(?:svg|png)$/i,
    "is neither a drawing nor a PNG; expected a .svg or .png file such as brands/name.svg",
  )

const portraits = (site: Site): Problem[] =>
  listPictures(site, ["authors.json", "portrait"], imageName, `is not an image; expected ${kinds}`)

/** The pictures that fields name: of articles, services, resources, clients and people. */
export const checkPictures = (site: Site): Problem[] => [
  ...textPictures(site),
  ...logos(site),
  ...portraits(site),
]
