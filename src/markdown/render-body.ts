import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Root as MarkdownRoot } from "mdast"
import { visit } from "unist-util-visit"
import { foldSections, labelAlerts, makeScrollable } from "./blocks"
import { type Heading, headingsOf, setHeadings } from "./headings"
import { highlightCode } from "./highlight"
import { fillTreeTokens, parseMarkdown, safeHtmlTree } from "./html-tree"
import { countWords, textWithoutCode } from "./outline"
import {
  type ChartMarkup,
  type DiagramMarkup,
  type ImageMarkup,
  type LinkTarget,
  replaceCharts,
  replaceImages,
  replaceLinks,
  replaceVideos,
} from "./replacements"
import { preventHyphenBreaks, preventNumberBreaks, setSubAndSup } from "./typography"

export type RenderedBody = { html: string; headings: Heading[]; wordCount: number }

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

/** Where on its page a body stands. */
export type Layout = {
  shallowestHeading: number
  /** For a body that shares its page with others, whose sections then fold. */
  anchorPrefix?: string
}

/** The safe HTML of a body, with brand and anchors; what other files contribute is still as written. */
export const bodyTree = (
  markdown: MarkdownRoot,
  { shallowestHeading, anchorPrefix }: Layout,
  tokens: Record<string, string>,
): Root => {
  const tree = safeHtmlTree(markdown)
  fillTreeTokens(tree, tokens)
  setHeadings(tree, shallowestHeading, anchorPrefix)
  if (anchorPrefix) prefixFootnotes(tree, anchorPrefix)
  return tree
}

type Options = Layout & {
  imageMarkup: ImageMarkup
  diagramMarkup: DiagramMarkup
  chartMarkup: ChartMarkup
  linkTarget: LinkTarget
}

/** Adds to the tree of `bodyTree` images, links, charts and colours of code. */
export const completeBody = async (tree: Root, options: Options): Promise<RenderedBody> => {
  const headings = headingsOf(tree)
  const wordCount = countWords(textWithoutCode(tree))
  labelAlerts(tree)
  makeScrollable(tree)
  await replaceVideos(tree)
  await replaceLinks(tree, options.linkTarget)
  await replaceImages(tree, options.imageMarkup, options.diagramMarkup)
  await replaceCharts(tree, options.chartMarkup)
  setSubAndSup(tree)
  preventNumberBreaks(tree)
  preventHyphenBreaks(tree)
  highlightCode(tree)
  if (options.anchorPrefix) foldSections(tree, options.shallowestHeading)
  return { html: toHtml(tree, { allowDangerousHtml: true }), headings, wordCount }
}

/** Both steps at once, for the preview of the CMS. */
export const renderBody = (
  body: string,
  { tokens, ...options }: Options & { tokens: Record<string, string> },
): Promise<RenderedBody> => completeBody(bodyTree(parseMarkdown(body), options, tokens), options)
