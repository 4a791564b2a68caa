import type { Outline } from "../read/read-markdown"
import type { Problem } from "../report/problems"
import { quote } from "../report/schema-problems"
import { imageProblem } from "./images"
import { knownAddresses } from "./known-addresses"
import { addressProblem, type LinkPlace } from "./link-address"
import type { Site } from "./site-model"

type Found = { line: number; message: string }

const linkProblems = (outline: Outline, place: LinkPlace): Found[] =>
  outline.links.flatMap(({ href, line }) => {
    const wrong = addressProblem(href, place)
    return wrong ? [{ line, message: `link ${quote(href)} ${wrong}` }] : []
  })

const imageProblems = (outline: Outline, site: Site, folder: string): Found[] =>
  outline.images.flatMap(image => {
    const wrong = imageProblem(image, folder, site)
    return wrong ? [{ line: image.line, message: `image ${quote(image.src)} ${wrong}` }] : []
  })

const marks = (level: number) => "#".repeat(level)

const headingProblems = ({ headings }: Outline): Found[] => {
  const top = Math.min(...headings.map(({ level }) => level))
  return headings.flatMap(({ level, text, line }, index): Found[] => {
    const before = headings[index - 1]?.level ?? top - 1
    if (text.trim() === "") return [{ line, message: `heading ${marks(level)} has no words` }]
    if (level <= before + 1) return []
    const after =
      index === 0
        ? `the first heading is to be a ${marks(top)}`
        : `after ${marks(before)} comes ${marks(before + 1)}`
    return [{ line, message: `heading "${marks(level)} ${text}" skips a level; ${after}` }]
  })
}

/** Links, images and headings of every text, and texts without a body. */
export const checkBodies = (site: Site): Problem[] => {
  const known = knownAddresses(site)
  const posts = new Map(site.posts.map(post => [post.file, post]))
  return site.markdown.flatMap((source): Problem[] => {
    const { file, folder, body, bodyLine } = source
    if (body.trim() === "")
      return [{ file, line: bodyLine, message: "the body is empty; expected the text below the second ---" }]
    const outline = site.outlineOf(source)
    const place = { site, known, from: source, post: posts.get(source) }
    return [
      ...linkProblems(outline, place),
      ...imageProblems(outline, site, folder),
      ...headingProblems(outline),
    ].map(found => ({
      file,
      field: "body",
      ...found,
    }))
  })
}
