import type { Root } from "hast"
import { visit } from "unist-util-visit"
import { wrapRuns } from "./wrap-runs"

// Where lines are short and browsers break at each hyphen.
const places = /^(h[1-6]|th|td)$/
/** A word or range with a hyphen or dash in it, no longer than what stands in one line everywhere. */
const words = /(?<!\S)((?=\S{1,18}(?:\s|$))\S*[\p{L}\p{N}][-–][\p{L}\p{N}]\S*)/u

/** Keeps words with hyphens, and ranges, in one line in headings and in the cells of tables. Changes the tree in place. */
export const keepWordsWhole = (tree: Root): void => {
  visit(tree, "element", node => {
    if (!places.test(node.tagName)) return
    wrapRuns(node, words, run => ({
      type: "element",
      tagName: "span",
      properties: { className: ["whole-word"] },
      children: [{ type: "text", value: run }],
    }))
  })
}
