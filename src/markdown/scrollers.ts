import type { Element, Root } from "hast"
import { toString as toText } from "hast-util-to-string"
import { SKIP, visit } from "unist-util-visit"

/**
 * Lets wide tables and code scroll inside themselves instead of widening the page, by keyboard as well
 * (WCAG 2.1.1: a scrollable region is focusable and named). Changes the tree in place.
 */
export const addScrollers = (tree: Root): void => {
  let tables = 0
  let heading = ""
  visit(tree, "element", (node: Element, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = toText(node)
    if (node.tagName === "pre") node.properties = { ...node.properties, tabIndex: 0 }
    if (node.tagName !== "table" || !parent || index === undefined) return undefined
    tables += 1
    const label = heading ? `Table ${tables}: ${heading}` : `Table ${tables}`
    const scroller: Element = {
      type: "element",
      // A section with a name is a region.
      tagName: "section",
      properties: { className: ["table-scroll"], ariaLabel: label, tabIndex: 0 },
      children: [node],
    }
    ;(parent as Element).children[index] = scroller
    return [SKIP, index + 1]
  })
}
