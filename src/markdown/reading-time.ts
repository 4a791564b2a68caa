import type { Element, Root } from "hast"
import { fillTokens } from "../shared/tokens"

type Child = Root["children"][number]

const wordsBelow = (node: Root | Element, fill: (text: string) => string): string =>
  node.children
    .map((child: Child): string => {
      if (child.type === "text") return fill(child.value)
      if (child.type !== "element" || child.tagName === "pre") return ""
      const text = wordsBelow(child, child.tagName === "code" ? code => code : fill)
      // The cells of a table stand without a space between them.
      return child.tagName === "td" || child.tagName === "th" ? ` ${text}` : text
    })
    .join("")

/** How many words a body has to read: those between white space, blocks of code left out. */
export const countWords = (tree: Root, tokens: Record<string, string>): number =>
  wordsBelow(tree, text => fillTokens(text, tokens)).match(/\S+/g)?.length ?? 0

const wordsPerMinute = 200

/** The minutes that a body takes to read where its editor names none: "7 min", at 200 words a minute. */
export const readingTimeOf = (words: number): string =>
  `${Math.max(1, Math.round(words / wordsPerMinute))} min`
