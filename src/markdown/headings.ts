import GithubSlugger from "github-slugger"
import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { reservedIds } from "../shared/reserved-ids"
import { elementsOf } from "./html-tree"

/** A heading of a body, for a table of contents. */
export type Heading = { text: string; anchor: string; level: number }

const customId = /\s*\{#([A-Za-z][\w-]*)\}\s*$/

/** Splits off a custom heading id: `## Costs {#price}` as in Pandoc, Hugo and Docusaurus. */
export const splitHeadingId = (text: string): { text: string; id?: string } => {
  const found = customId.exec(text)
  return found?.[1] ? { text: text.slice(0, found.index), id: found[1] } : { text }
}

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0)

const hasLink = ({ children }: Element): boolean =>
  children.some(child => child.type === "element" && (child.tagName === "a" || hasLink(child)))

const imageTextOf = ({ children }: Element): string =>
  children
    .map(child => (child.type === "element" ? String(child.properties.alt ?? imageTextOf(child)) : ""))
    .join("")

/** Removes characters from the end of an element's text. */
const cutEnd = ({ children }: Element, length: number): void => {
  for (let rest = length; rest > 0; ) {
    const last = children.pop()
    if (!last) return
    const text = "value" in last || last.type === "element" ? textOf(last) : ""
    if (text.length > rest) {
      if (last.type === "element") cutEnd(last, rest)
      children.push(last.type === "text" ? { ...last, value: text.slice(0, -rest) } : last)
    }
    rest -= text.length
  }
}

/**
 * Shifts the headings of a body so that the top ones have a given level (the page's title is its only h1), and gives each
 * an id and a link to itself. Ids are as on GitHub, unique, and never one of the layout's.
 * @param top the level of the topmost headings afterwards: 2 in an article, 3 in a part of a page
 * @param prefix of all ids, where several bodies share a page
 */
export const setHeadings = (tree: Root, top: number, prefix = ""): Heading[] => {
  const elements = elementsOf(tree)
  const nodes = elements.filter(levelOf)
  const slugger = new GithubSlugger()
  const reserve = (id: unknown) => {
    // The slugger never returns the same slug twice.
    if (typeof id === "string" && id.startsWith(prefix)) slugger.slug(id.slice(prefix.length))
  }
  reservedIds.forEach(reserve)
  for (const { properties } of elements) {
    reserve(properties.id)
    reserve(properties.name)
  }
  const shift = top - Math.min(...nodes.map(levelOf))
  return nodes.map(node => {
    const level = Math.min(6, levelOf(node) + shift)
    const whole = textOf(node)
    const { text: words, id } = splitHeadingId(whole)
    cutEnd(node, whole.length - words.length)
    const text = words.trim() ? words : imageTextOf(node)
    const anchor = id || String(node.properties.id ?? "") || prefix + slugger.slug(text)
    node.tagName = `h${level}`
    node.properties.id = anchor
    if (!hasLink(node))
      node.children = [h("a", { href: `#${anchor}`, className: "heading-link" }, node.children)]
    return { text, anchor, level }
  })
}
