import { posix } from "node:path"
import { diagramFor } from "../../markdown/diagrams"
import type { WrittenImage } from "../read/read-markdown"
import { nearest } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { decode } from "./link-address"
import type { Site } from "./site-model"

const imageName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

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
  return imageName.test(path)
    ? undefined
    : "is not an image; expected a .png, .jpg, .webp, .avif, .gif or .svg file"
}

/**
 * Judges an image of a body.
 * @param image relative addresses start from the file's folder, `/…` from static/; two alternative texts name a built-in
 * diagram and need no file (docs/behaviour.md, "Blog: diagrams")
 * @returns what is wrong, or undefined
 */
export const imageProblem = (
  { src, alt, isTag, inHeading }: WrittenImage,
  folder: string,
  site: Site,
): string | undefined => {
  if (isTag)
    return `is an HTML tag, which gets no sizes; expected markdown: ![${alt.trim() || "what it shows"}](${src})`
  if (diagramFor(alt))
    return inHeading ? "becomes a diagram, which no heading can hold; put it into the text below" : undefined
  if (alt.trim() === "") return "has no alternative text; say between the square brackets what it shows"
  if (src.trim() === "") return "has no file; name one beside the text"
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
    return "is on another site; put the file beside the text and name it here"
  return fileProblem(decode(src), folder, site)
}

/** The cover of a post is an image beside it. */
export const checkCovers = (site: Site): Problem[] =>
  site.posts.flatMap(({ file }) => {
    const { cover } = file.data
    if (typeof cover !== "string" || cover.trim() === "") return []
    const isElsewhere = /^(\/|[a-z][a-z0-9+.-]*:)/i.test(cover)
    const wrong = isElsewhere
      ? "is not an image beside the article; expected its file name"
      : fileProblem(cover, file.folder, site)
    return wrong ? [fieldProblem(file, ["cover"], `${quote(cover)} ${wrong}`)] : []
  })
