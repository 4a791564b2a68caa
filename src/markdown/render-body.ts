import type { Element, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { visit } from "unist-util-visit"
import { foldSections, labelAlerts, makeScrollable } from "./blocks"
import { type Heading, setHeadings } from "./headings"
import { highlightCode } from "./highlight"
import { fillTreeTokens, safeHtmlTree } from "./html-tree"
import {
  type ChartMarkup,
  type ImageMarkup,
  type LinkTarget,
  replaceCharts,
  replaceImages,
  replaceLinks,
  replaceVideos,
} from "./replacements"
import { preventHyphenBreaks, setSubAndSup } from "./typography"

export type RenderedBody = { html: string; headings: Heading[]; wordCount: number }

const textWithoutCode = (node: Root | Element): string =>
  node.children
    .map((child): string => {
      if (child.type === "text") return child.value
      if (child.type !== "element" || child.tagName === "pre") return ""
      // No white space separates table cells.
      return (/^t[dh]$/.test(child.tagName) ? " " : "") + textWithoutCode(child)
    })
    .join("")

/** Several bodies may share a page. */
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
  /** Of a body that shares its page with others, whose sections then fold. */
  anchorPrefix?: string
  tokens: Record<string, string>
  imageMarkup: ImageMarkup
  chartMarkup: ChartMarkup
  linkTarget: LinkTarget
}

export const renderBody = async (body: string, options: Options): Promise<RenderedBody> => {
  const { shallowestHeading, anchorPrefix, tokens } = options
  const tree = safeHtmlTree(body)
  fillTreeTokens(tree, tokens)
  const wordCount = textWithoutCode(tree).match(/\S+/g)?.length ?? 0
  const headings = setHeadings(tree, shallowestHeading, anchorPrefix)
  if (anchorPrefix) prefixFootnotes(tree, anchorPrefix)
  labelAlerts(tree)
  makeScrollable(tree)
  await replaceVideos(tree)
  await replaceLinks(tree, options.linkTarget)
  await replaceImages(tree, options.imageMarkup)
  await replaceCharts(tree, options.chartMarkup)
  setSubAndSup(tree)
  preventHyphenBreaks(tree)
  highlightCode(tree)
  if (anchorPrefix) foldSections(tree, shallowestHeading)
  return { html: toHtml(tree, { allowDangerousHtml: true }), headings, wordCount }
}
