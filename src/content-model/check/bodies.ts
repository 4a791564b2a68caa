import type { Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visitParents } from "unist-util-visit-parents"
import { isChartFence } from "../../markdown/charts"
import { setHeadings } from "../../markdown/headings"
import { fillTreeTokens, parseMarkdown, unsafeHtmlTree } from "../../markdown/html-tree"
import { chartAnchor } from "../../shared/addresses"
import type { MarkdownFile } from "../read/read-content"
import { addError, addWarning, type Place, quote } from "../report/problems"
import { checkHtml, sourceOf } from "./html-rules"
import { checkMarkdown } from "./markdown-rules"

type Placed = { place: Place }

/** What other checks ask of a body. */
export type BodyFacts = {
  links: (Placed & { href: string })[]
  /** `alt` is undefined where there is no alternative text. */
  images: (Placed & { src: string; alt: string | undefined; inHeading: boolean })[]
  charts: (Placed & { slug: string })[]
  /** The fragments that lead into it. */
  anchors: Set<string>
}

/** The bodies of all texts. */
export type Bodies = ReadonlyMap<MarkdownFile, BodyFacts>

const isHeading = (name: string) => /^h[1-6]$/.test(name)

const collect = (tree: Root, text: string, { vfile, data }: MarkdownFile): BodyFacts => {
  const facts: BodyFacts = { links: [], images: [], charts: [], anchors: new Set() }
  visitParents(tree, "element", (node, parents) => {
    const { tagName, properties, position: place } = node
    const { href, src, alt } = properties
    const words = textOf(node).trim()
    const source = sourceOf(node, text)
    const holdsImage = /!\[|<img/i.test(source)
    if (tagName === "a" && href !== undefined && place) {
      facts.links.push({ href: String(href), place })
      if (!words && !holdsImage)
        addError(vfile, `the link ${quote(String(href))} has no words; write where it leads`, place)
    }
    if (tagName === "img") {
      // An empty text says in a tag that the image only decorates; in markdown it was left out.
      const isMissing = alt === undefined || (alt === "" && source.startsWith("!"))
      const inHeading = parents.some(parent => parent.type === "element" && isHeading(parent.tagName))
      facts.images.push({
        src: String(src ?? ""),
        alt: isMissing ? undefined : String(alt),
        inHeading,
        place,
      })
    }
    if (isChartFence(node)) facts.charts.push({ slug: words, place })
    if (!isHeading(tagName)) return
    if (!words && !holdsImage) addError(vfile, "the heading has no words; write some or remove it", place)
    if (words && words === data.title)
      addWarning(vfile, "the heading repeats the title, which the page shows already; remove it", place)
  })
  return facts
}

/** Parses the body of a text once and checks it by itself: markdown, HTML, headings. */
export const readBody = (file: MarkdownFile, tokens: Record<string, string>): BodyFacts => {
  const { vfile, bodyStart, kind } = file
  const text = String(vfile.value)
  // White space in place of the front matter, so that places are those of the file.
  const tree = parseMarkdown(text.slice(0, bodyStart).replace(/[^\r\n]/g, " ") + text.slice(bodyStart))
  checkMarkdown(tree, vfile, kind === "posts" ? undefined : tokens)
  const html = unsafeHtmlTree(tree)
  if (text.includes("{")) fillTreeTokens(html, tokens)
  if (/<[a-z]/i.test(text)) checkHtml(html, vfile)
  const facts = collect(html, text, file)
  if (!textOf(html).trim() && facts.images.length === 0)
    addError(vfile, "the body is empty; expected the text below the second ---")
  setHeadings(html, 2, kind === "services" ? `${file.slug}-` : "")
  for (const { slug } of facts.charts) facts.anchors.add(chartAnchor(slug))
  visitParents(html, "element", ({ properties: { id, name } }) => {
    for (const value of [id, name]) if (typeof value === "string") facts.anchors.add(value)
  })
  return facts
}
