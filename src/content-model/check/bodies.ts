import type { Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visitParents } from "unist-util-visit-parents"
import { setHeadings } from "../../markdown/headings"
import { fillTreeTokens, parseMarkdown, unsafeHtmlTree } from "../../markdown/html-tree"
import { isChartFence } from "../../markdown/replacements"
import { chartAnchor } from "../../shared/addresses"
import type { MarkdownFile } from "../read/read-content"
import { addError, addWarning, type Place, quote } from "../report/problems"
import { checkHtml, sourceOf } from "./html-rules"
import { checkMarkdown } from "./markdown-rules"

type Placed = { place: Place }

/** What other checks need to know of a body. */
export type BodyFacts = {
  links: (Placed & { href: string })[]
  /** `alt` is undefined where there is no alternative text. */
  images: (Placed & { src: string; alt: string | undefined; inHeading: boolean })[]
  charts: (Placed & { slug: string })[]
  /** The ids that links can lead to. */
  anchors: Set<string>
}

const isHeading = (name: string) => /^h[1-6]$/.test(name)

const collect = (tree: Root, text: string, { vfile, data }: MarkdownFile): BodyFacts => {
  const facts: BodyFacts = { links: [], images: [], charts: [], anchors: new Set() }
  visitParents(tree, "element", (node, parents) => {
    const { tagName, properties, position: place } = node
    const { href, src, alt, id, name } = properties
    for (const anchor of [id, name]) if (typeof anchor === "string") facts.anchors.add(anchor)
    if (isChartFence(node)) facts.charts.push({ slug: textOf(node).trim(), place })
    if (tagName === "img") {
      // In markdown an empty text was forgotten; in a tag it marks decoration.
      const isMissing = alt === undefined || (alt === "" && sourceOf(node, text).startsWith("!"))
      const inHeading = parents.some(parent => parent.type === "element" && isHeading(parent.tagName))
      const written = isMissing ? undefined : String(alt)
      facts.images.push({ src: String(src ?? ""), alt: written, inHeading, place })
    }
    // The link of a heading to itself has no place.
    const isLink = tagName === "a" && href !== undefined && place
    if (isLink) facts.links.push({ href: String(href), place })
    if (!isLink && !isHeading(tagName)) return
    const words = textOf(node).trim()
    if (!words && !/!\[|<img/i.test(sourceOf(node, text))) {
      const empty = isLink ? `the link ${quote(String(href))}` : "the heading"
      addError(vfile, `${empty} has no text; write some or remove it`, place)
    }
    if (!isLink && words && words === data.title)
      addWarning(vfile, "the heading repeats the title, which the page already shows; remove it", place)
  })
  for (const { slug } of facts.charts) facts.anchors.add(chartAnchor(slug))
  return facts
}

/** Parses the body of a text and checks what needs no other file: markdown, HTML, headings. */
export const readBody = (file: MarkdownFile, tokens: Record<string, string>): BodyFacts => {
  const { vfile, bodyStart, kind, slug } = file
  const text = String(vfile.value)
  // Blanks in place of the front matter keep the positions those of the file.
  const tree = parseMarkdown(text.slice(0, bodyStart).replace(/[^\r\n]/g, " ") + text.slice(bodyStart))
  checkMarkdown(tree, vfile, kind === "posts" ? undefined : tokens)
  const html = unsafeHtmlTree(tree)
  if (text.includes("{")) fillTreeTokens(html, tokens)
  if (/<[a-z]/i.test(text)) checkHtml(html, vfile)
  setHeadings(html, 2, kind === "services" ? `${slug}-` : "")
  const facts = collect(html, text, file)
  if (!textOf(html).trim() && facts.images.length === 0)
    addError(vfile, "the body is empty; expected text below the second ---")
  return facts
}
