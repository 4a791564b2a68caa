import type { Element, ElementContent, Root, RootContent } from "hast"
import type { Heading, Root as MarkdownRoot, Paragraph } from "mdast"
import { hasHeading, levelOf } from "./headings"

export const textWithoutCode = (node: Root | Element): string =>
  node.children
    .map((child): string => {
      if (child.type === "text") return child.value
      if (child.type !== "element" || child.tagName === "pre") return ""
      // No white space separates table cells.
      return (/^t[dh]$/.test(child.tagName) ? " " : "") + textWithoutCode(child)
    })
    .join("")

const blocksOf = (node: RootContent | ElementContent): (Heading | Paragraph)[] => {
  if (node.type !== "element" || node.tagName === "pre") return []
  const depth = levelOf(node) as Heading["depth"] | 0
  if (!depth && hasHeading(node)) return node.children.flatMap(blocksOf)
  const value = textWithoutCode(node).replace(/\s+/g, " ").trim()
  const children = [{ type: "text" as const, value }]
  if (!depth) return value ? [{ type: "paragraph", children }] : []
  return [{ type: "heading", depth, data: { hProperties: { id: node.properties.id } }, children }]
}

/** Headings and plain paragraphs of a body, from which gatsby-transformer-remark takes excerpts and contents. */
export const outlineOf = (tree: Root): MarkdownRoot["children"] => tree.children.flatMap(blocksOf)

// Scripts that put no spaces between words.
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

const segmenter = new Intl.Segmenter("en", { granularity: "word" })

const wordsIn = (text: string): number =>
  unspaced.test(text) ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length : 1

/** Words between spaces, or those of a dictionary where a script has no spaces. */
export const countWords = (text: string): number =>
  (text.match(/\S+/g) ?? []).reduce((count, part) => count + wordsIn(part), 0)
