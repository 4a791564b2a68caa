import type { Element, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { visit } from "unist-util-visit"
import { foldSections, labelAlerts, wrapTables } from "./blocks"
import { type Heading, setHeadings } from "./headings"
import { highlightCode } from "./highlight"
import { fillTreeTokens, htmlTree } from "./html-tree"
import {
  type ChartMarkup,
  type ImageMarkup,
  type LinkTarget,
  replaceCharts,
  replaceImages,
  replaceLinks,
} from "./replacements"
import { preventHyphenBreaks, setSubAndSup } from "./typography"
import { replaceVideos } from "./videos"

/** The HTML of a body, its headings, and its number of words without code blocks. */
export type RenderedBody = { html: string; headings: Heading[]; wordCount: number }

/** The text without code blocks. */
const proseOf = (node: Root | Element): string =>
  node.children
    .map((child): string => {
      if (child.type === "text") return child.value
      if (child.type !== "element" || child.tagName === "pre") return ""
      // No white space separates table cells.
      return /^t[dh]$/.test(child.tagName) ? ` ${proseOf(child)}` : proseOf(child)
    })
    .join("")

/** The reading time of a number of words at 200 a minute: "7 min". */
export const readingTimeOf = (words: number): string => `${Math.max(1, Math.round(words / 200))} min`

/** Makes the ids of footnotes unique where several bodies share a page. */
const prefixFootnotes = (tree: Root, prefix: string): void => {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["id", "href", "ariaDescribedBy"]) {
      const value = properties[name]
      if (typeof value === "string" && /^#?(note-fn|footnote-label)/.test(value))
        properties[name] = value.replace(/^#?/, mark => mark + prefix)
      else if (Array.isArray(value)) properties[name] = value.map(id => prefix + String(id))
    }
  })
}

type Options = {
  shallowestHeading: number
  anchorPrefix?: string
  /** Sections become `<details>`. */
  isFolded?: boolean
  tokens: Record<string, string>
  imageMarkup: ImageMarkup
  chartMarkup: ChartMarkup
  linkTarget: LinkTarget
}

/**
 * Renders a markdown body for a page: sanitised, with anchors, scrollable tables and code, images, video posters, built-in
 * diagrams, charts, highlighted code, and the values of tokens.
 */
export const renderBody = async (body: string, options: Options): Promise<RenderedBody> => {
  const { shallowestHeading, anchorPrefix, tokens } = options
  const tree = htmlTree(body)
  fillTreeTokens(tree, tokens)
  const wordCount = proseOf(tree).match(/\S+/g)?.length ?? 0
  const headings = setHeadings(tree, shallowestHeading, anchorPrefix)
  if (anchorPrefix) prefixFootnotes(tree, anchorPrefix)
  labelAlerts(tree)
  wrapTables(tree)
  replaceVideos(tree)
  await replaceLinks(tree, options.linkTarget)
  await replaceImages(tree, options.imageMarkup)
  await replaceCharts(tree, options.chartMarkup)
  setSubAndSup(tree)
  preventHyphenBreaks(tree)
  highlightCode(tree)
  if (options.isFolded) foldSections(tree, shallowestHeading)
  return { html: toHtml(tree, { allowDangerousHtml: true }), headings, wordCount }
}
