import type { Element, Root, Text } from "hast"
import toHtml from "hast-util-to-html"
import visit from "unist-util-visit"
import { fillTokens } from "../shared/tokens"
import { alignCells } from "./align-cells"
import { type Heading, setHeadings } from "./headings"
import { type ImageMarkup, replaceImages } from "./images"
import { countWords } from "./reading-time"
import { addScrollers } from "./scrollers"

/** A body ready for a page: its HTML, its headings, and how many words it has to read. */
export type RenderedBody = { html: string; headings: Heading[]; wordCount: number }

const isCode = ({ tagName }: Element): boolean => tagName === "code" || tagName === "pre"

// Braces in code are the code's own.
const fillBody = (tree: Root, tokens: Record<string, string>): void => {
  visit(tree, ["text", "element"], (node: Text | Element) => {
    if (node.type === "text") {
      node.value = fillTokens(node.value, tokens)
      return undefined
    }
    for (const name of ["href", "alt", "title"]) {
      const value = node.properties?.[name]
      // Markdown encodes the braces of a token in an address.
      if (typeof value === "string" && node.properties)
        node.properties[name] = fillTokens(value.replace(/%7B(\w+)%7D/g, "{$1}"), tokens)
    }
    return isCode(node) ? visit.SKIP : undefined
  })
}

/**
 * Turns the HTML tree of a markdown body into what a page shows: headings with anchors, tables and code that scroll
 * inside themselves, images with their sizes, the built-in diagrams, and the brand's values for tokens.
 */
export const renderBody = async (
  source: Root,
  options: {
    shallowestHeading: number
    anchorPrefix?: string
    tokens: Record<string, string>
    imageMarkup: ImageMarkup
  },
): Promise<RenderedBody> => {
  const tree = structuredClone(source)
  const wordCount = countWords(tree, options.tokens)
  fillBody(tree, options.tokens)
  const headings = setHeadings(tree, options.shallowestHeading, options.anchorPrefix)
  alignCells(tree)
  addScrollers(tree)
  await replaceImages(tree, options.imageMarkup)
  return { html: toHtml(tree, { allowDangerousHtml: true }), headings, wordCount }
}
