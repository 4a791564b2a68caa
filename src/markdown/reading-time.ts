import type { Element, Root } from "hast"

const textOf = (node: Root | Element): string =>
  node.children
    .map((child): string => {
      if (child.type === "text") return child.value
      if (child.type !== "element" || child.tagName === "pre") return ""
      // No white space separates table cells.
      return /^t[dh]$/.test(child.tagName) ? ` ${textOf(child)}` : textOf(child)
    })
    .join("")

/** The number of words of a body, without code blocks. */
export const countWords = (tree: Root): number => textOf(tree).match(/\S+/g)?.length ?? 0

/** The reading time of a number of words at 200 a minute: "7 min". */
export const readingTimeOf = (words: number): string => `${Math.max(1, Math.round(words / 200))} min`
