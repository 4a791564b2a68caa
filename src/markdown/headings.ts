import GithubSlugger from "github-slugger"
import type { Element, Root, Text } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { visit } from "unist-util-visit"
import { reservedIds } from "../shared/reserved-ids"
import { elementsOf } from "./html-tree"

export type Heading = { text: string; anchor: string; level: number }

const customId = /\s*\{#([A-Za-z][\w-]*)\}\s*$/

/** Splits off a custom id, written as in Pandoc, Hugo and Docusaurus: `## Costs {#price}`. */
export const splitHeadingId = (text: string): { text: string; id?: string } => {
  const found = customId.exec(text)
  return found?.[1] ? { text: text.slice(0, found.index), id: found[1] } : { text }
}

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0)

const removeCustomId = (heading: Element): string | undefined => {
  const texts: Text[] = []
  visit(heading, "text", node => {
    texts.push(node)
  })
  const last = texts.findLast(({ value }) => value.trim())
  if (!last) return undefined
  const { text, id } = splitHeadingId(last.value)
  last.value = text
  return id
}

/** Shifts headings to begin at a level, and links each to itself. Ids are as on GitHub, but none is the layout's. */
export const setHeadings = (tree: Root, topLevel: number, idPrefix = ""): Heading[] => {
  const elements = elementsOf(tree)
  const nodes = elements.filter(levelOf)
  const slugger = new GithubSlugger()
  const reserve = (id: unknown) => {
    // The slugger never returns the same slug twice.
    if (typeof id === "string" && id.startsWith(idPrefix)) slugger.slug(id.slice(idPrefix.length))
  }
  reservedIds.forEach(reserve)
  for (const { properties } of elements) {
    reserve(properties.id)
    reserve(properties.name)
  }
  const shift = topLevel - Math.min(...nodes.map(levelOf))
  return nodes.map(node => {
    const level = Math.min(6, levelOf(node) + shift)
    const customId = removeCustomId(node)
    const inner = elementsOf(node)
    const words = textOf(node)
    const text = words.trim() ? words : inner.map(({ properties }) => properties.alt).join("")
    const anchor = customId || String(node.properties.id ?? "") || idPrefix + slugger.slug(text)
    node.tagName = `h${level}`
    node.properties.id = anchor
    if (!inner.some(({ tagName }) => tagName === "a"))
      node.children = [h("a", { href: `#${anchor}`, className: "heading-link" }, node.children)]
    return { text, anchor, level }
  })
}
