import type { Element, Root } from "hast"
import { toString as toText } from "hast-util-to-string"
import { visit } from "unist-util-visit"
import { anchorMaker } from "./anchors"
import { headingIdOf } from "./heading-id"

/** A heading of a body, for a table of contents. */
export type Heading = { text: string; anchor: string; level: number }

const hasLink = (node: Element): boolean =>
  node.children.some(child => child.type === "element" && (child.tagName === "a" || hasLink(child)))

/** What a heading's images show, for one that has no words. */
const shownIn = (node: Element): string =>
  node.children
    .map(child => (child.type === "element" ? String(child.properties.alt ?? shownIn(child)) : ""))
    .join("")

/** The id that raw HTML gives a heading. */
const ownIdOf = ({ properties }: Element): string => String(properties.id ?? "")

const levelOf = (node: Element): number => (/^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0)

/** Cuts the last letters off an element's text, and what is empty then. */
const cutEnd = (node: Element, length: number): void => {
  let rest = length
  while (rest > 0) {
    const last = node.children.at(-1)
    if (last?.type === "text" && last.value.length > rest) {
      last.value = last.value.slice(0, -rest)
      return
    }
    if (!last) return
    if (last.type === "element" && toText(last).length > rest) {
      cutEnd(last, rest)
      return
    }
    rest -= last.type === "text" || last.type === "element" ? toText(last).length : 0
    node.children.pop()
  }
}

/**
 * Moves the headings of a body so that the shallowest has the level given (the page's title is its only h1),
 * gives each a fragment, and makes it a link to itself. Changes the tree in place.
 * @param shallowest level of the topmost heading afterwards: 2 in an article, 3 in a part of a page
 * @param anchorPrefix set before each fragment, where several bodies stand on one page
 * @returns the headings in their order, with their new levels
 */
export const setHeadings = (tree: Root, shallowest: number, anchorPrefix = ""): Heading[] => {
  const nodes: Element[] = []
  const ids: string[] = []
  visit(tree, "element", (node: Element) => {
    if (levelOf(node)) nodes.push(node)
    const { id, name } = node.properties
    ids.push(...[id, name].filter(value => typeof value === "string"))
  })
  const shift = shallowest - Math.min(...nodes.map(levelOf))
  const anchorOf = anchorMaker(anchorPrefix, ids)
  return nodes.map(node => {
    const level = Math.min(6, levelOf(node) + shift)
    const whole = toText(node)
    const { text: words, id } = headingIdOf(whole)
    cutEnd(node, whole.length - words.length)
    const text = words.trim() ? words : shownIn(node)
    const anchor = id ?? (ownIdOf(node) || anchorOf(text))
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
