import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { diagramFor } from "./diagrams"

type Child = Element["children"][number]

const isDiagram = (node: Child): boolean =>
  node.type === "element" &&
  node.tagName === "img" &&
  diagramFor(String(node.properties?.alt ?? "")) !== undefined

const holdsDiagram = (node: Child): node is Element =>
  node.type === "element" && node.children.some(child => isDiagram(child) || holdsDiagram(child))

const isBlank = (node: Child): boolean =>
  (node.type === "text" && !node.value.trim()) || (node.type === "element" && node.tagName === "br")

/** An element cut at its diagrams: what stands before, between and after them as elements of its kind, and they themselves. */
const cut = (node: Element): Child[] => {
  const pieces: Child[] = []
  let between: Child[] = []
  const close = () => {
    if (!between.every(isBlank)) pieces.push({ ...node, children: between })
    between = []
  }
  for (const child of node.children.flatMap(one => (holdsDiagram(one) ? cut(one) : [one]))) {
    if (isDiagram(child)) {
      close()
      pieces.push(child)
    } else {
      between.push(child)
    }
  }
  close()
  return pieces
}

/**
 * Takes the images that stand for a built-in diagram out of their paragraphs, since a diagram is a figure and no paragraph
 * may hold one (HTML, "The p element"). The text around it becomes paragraphs of its own. Changes the tree in place.
 */
export const liftDiagrams = (tree: Root): void => {
  visit(tree, "element", (node: Element, index, parent) => {
    if (node.tagName !== "p" || !holdsDiagram(node) || !parent || index === undefined) return undefined
    const pieces = cut(node)
    ;(parent as Element).children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
}
