import type { Element, Root } from "hast"
import toText from "hast-util-to-string"
import visit from "unist-util-visit"
import { anchorMaker } from "./anchors"

/** A heading of a body, for a table of contents. */
export type Heading = { text: string; anchor: string; level: number }

const hasLink = (node: Element): boolean =>
  node.children.some(child => child.type === "element" && (child.tagName === "a" || hasLink(child)))

const levelOf = (node: Element): number => (/^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0)

/**
 * Moves the headings of a body so that the shallowest has the level given (the page's title is its only h1),
 * gives each a fragment, and makes it a link to itself. Changes the tree in place.
 * @param shallowest level of the topmost heading afterwards: 2 in an article, 3 in a part of a page
 * @param anchorPrefix set before each fragment, where several bodies stand on one page
 * @returns the headings in their order, with their new levels
 */
export const setHeadings = (tree: Root, shallowest: number, anchorPrefix = ""): Heading[] => {
  const nodes: Element[] = []
  visit(tree, "element", (node: Element) => {
    if (levelOf(node)) nodes.push(node)
  })
  const shift = shallowest - Math.min(...nodes.map(levelOf))
  const anchorOf = anchorMaker(anchorPrefix)
  return nodes.map(node => {
    const level = Math.min(6, levelOf(node) + shift)
    const text = toText(node)
    const anchor = anchorOf(text)
    node.tagName = `h${level}`
    node.properties = { ...node.properties, id: anchor }
    if (!hasLink(node)) {
      node.children = [
        {
          type: "element",
          tagName: "a",
          properties: { href: `#${anchor}`, className: ["heading-link"] },
          children: node.children,
        },
      ]
    }
    return { text, anchor, level }
  })
}
