import type { Element, Root } from "hast"
import { visit } from "unist-util-visit"

/**
 * Says how a column stands by a class: markdown's HTML says it with an attribute that HTML no longer has (WHATWG HTML,
 * "Non-conforming features"). Changes the tree in place.
 */
export const alignCells = (tree: Root): void => {
  visit(tree, "element", (node: Element) => {
    const { align, ...properties } = node.properties ?? {}
    if (typeof align === "string") node.properties = { ...properties, className: [`cell-${align}`] }
  })
}
