import type { Element, Root } from "hast"
import { fillTokens } from "../shared/tokens"

const textOf = (node: Root | Element, fill: (text: string) => string): string =>
  node.children
    .map((child): string => {
      if (child.type === "text") return fill(child.value)
      if (child.type !== "element" || child.tagName === "pre") return ""
      const text = textOf(child, child.tagName === "code" ? code => code : fill)
      // No white space separates the cells of a table.
      return child.tagName === "td" || child.tagName === "th" ? ` ${text}` : text
    })
    .join("")

/** The number of words of a body, without code blocks. */
export const countWords = (tree: Root, tokens: Record<string, string>): number =>
  textOf(tree, text => fillTokens(text, tokens)).match(/\S+/g)?.length ?? 0

/** The reading time of a number of words at 200 a minute: "7 min". */
export const readingTimeOf = (words: number): string => `${Math.max(1, Math.round(words / 200))} min`
