import type { Element, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { SKIP, visit } from "unist-util-visit"
import { fillTokens } from "../shared/tokens"
import { nameAlerts } from "./alerts"
import { alignCells } from "./align-cells"
import { type ChartMarkup, replaceCharts } from "./charts"
import { foldSections } from "./fold-sections"
import { type Heading, setHeadings } from "./headings"
import { highlightCode } from "./highlight"
import { htmlTree } from "./html-tree"
import { type ImageMarkup, replaceImages } from "./images"
import { type LinkTarget, replaceLinks } from "./links"
import { countWords } from "./reading-time"
import { addScrollers } from "./scrollers"
import { setSmallFigures } from "./small-figures"
import { setVideos } from "./videos"
import { keepWordsWhole } from "./whole-words"

/** A body ready for a page: its HTML, its headings, and how many words it has to read. */
export type RenderedBody = { html: string; headings: Heading[]; wordCount: number }

const isCode = ({ tagName }: Element): boolean => tagName === "code" || tagName === "pre"

/** Fills tokens such as {brand} in a body's words and addresses; braces in code are the code's own. */
export const fillBody = (tree: Root, tokens: Record<string, string>): void => {
  visit(tree, (node: Root["children"][number] | Root) => {
    if (node.type === "text") {
      node.value = fillTokens(node.value, tokens)
      return undefined
    }
    if (node.type !== "element") return undefined
    for (const name of ["href", "alt", "title"]) {
      const value = node.properties[name]
      // Markdown encodes the braces of a token in an address.
      if (typeof value === "string")
        node.properties[name] = fillTokens(value.replace(/%7B(\w+)%7D/g, "{$1}"), tokens)
    }
    return isCode(node) ? SKIP : undefined
  })
}

/** Footnotes of several bodies on one page get ids of their own. */
const prefixNotes = (tree: Root, prefix: string): void => {
  if (!prefix) return
  visit(tree, "element", ({ properties }) => {
    for (const name of ["id", "href", "ariaDescribedBy"]) {
      const value = properties[name]
      if (typeof value === "string" && /^#?(note-fn|footnote-label)/.test(value))
        properties[name] = value.replace(/^#?/, mark => mark + prefix)
      else if (Array.isArray(value)) properties[name] = value.map(id => prefix + String(id))
    }
  })
}

/**
 * Turns a markdown body into what a page shows: headings with anchors, tables and code that scroll inside themselves,
 * images with their sizes, videos as posters, the built-in diagrams, charts, and the brand's values for tokens.
 */
export const renderBody = async (
  body: string,
  options: {
    shallowestHeading: number
    anchorPrefix?: string
    /** Its sections can be folded away. */
    isFolded?: boolean
    tokens: Record<string, string>
    imageMarkup: ImageMarkup
    chartMarkup: ChartMarkup
    linkTarget: LinkTarget
  },
): Promise<RenderedBody> => {
  const tree = htmlTree(body)
  const wordCount = countWords(tree, options.tokens)
  fillBody(tree, options.tokens)
  const headings = setHeadings(tree, options.shallowestHeading, options.anchorPrefix)
  prefixNotes(tree, options.anchorPrefix ?? "")
  nameAlerts(tree)
  alignCells(tree)
  addScrollers(tree)
  setVideos(tree)
  await replaceLinks(tree, options.linkTarget)
  await replaceImages(tree, options.imageMarkup)
  await replaceCharts(tree, options.chartMarkup)
  setSmallFigures(tree)
  keepWordsWhole(tree)
  highlightCode(tree)
  if (options.isFolded) foldSections(tree, options.shallowestHeading)
  return { html: toHtml(tree, { allowDangerousHtml: true }), headings, wordCount }
}
