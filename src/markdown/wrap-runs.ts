import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

/**
 * Puts runs of a text into elements of their own; those in code stay as they are. Changes the tree in place.
 * @param runs what to look for, as one group
 * @param wrap the element of a run
 */
export const wrapRuns = (tree: Root | Element, runs: RegExp, wrap: (run: string) => Element): void => {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && (node.tagName === "code" || node.tagName === "pre")) return SKIP
    if (node.type !== "text" || !parent || index === undefined || !runs.test(node.value)) return undefined
    const parts = node.value
      .split(runs)
      .map((part, place) => (place % 2 ? wrap(part) : { ...node, value: part }))
    parent.children.splice(index, 1, ...(parts as never[]))
    return index + parts.length
  })
}
