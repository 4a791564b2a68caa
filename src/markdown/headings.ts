import GithubSlugger from "github-slugger"
import type { Element, Root, Text } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { visit } from "unist-util-visit"
import { reservedIds } from "../shared/reserved-ids"
import { elementsOf } from "./html-tree"

export type Heading = { text: string; anchor: string; level: number }

const customId = /\s*\{:?\s*#([A-Za-z_][\w-]*)\s*\}\s*$/

/** Splits off a custom id: `## Costs {#price}` as in Pandoc, Hugo and Docusaurus, or `{: #price}` as in Kramdown. */
export const splitHeadingId = (text: string): { text: string; id?: string } => {
  const found = customId.exec(text)
  return found?.[1] ? { text: text.slice(0, found.index), id: found[1] } : { text }
}

/** 0 for what is no heading. */
export const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0)

export const hasHeading = ({ children }: Element): boolean =>
  children.some(child => child.type === "element" && (levelOf(child) > 0 || hasHeading(child)))

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

const wordsOf = (heading: Element): string => {
  const words = textOf(heading)
  return words.trim()
    ? words
    : elementsOf(heading)
        .map(({ properties }) => properties.alt)
        .join("")
}

/** Shifts headings to begin at a level, and links each to itself. Ids are as on GitHub, but none is the layout's. */
export const setHeadings = (tree: Root, topLevel: number, idPrefix = ""): void => {
  const elements = elementsOf(tree)
  const nodes = elements.filter(levelOf)
  const slugger = new GithubSlugger()
  const reserve = (id: unknown) => {
    // The slugger never returns the same slug twice.
    if (typeof id === "string" && id.startsWith(idPrefix)) slugger.slug(id.slice(idPrefix.length))
  }
  // No id is empty, as that of a heading without letters would be.
  for (const id of ["", ...reservedIds]) reserve(id)
  for (const { properties } of elements) {
    reserve(properties.id)
    reserve(properties.name)
  }
  const shift = topLevel - Math.min(...nodes.map(levelOf))
  for (const node of nodes) {
    const customId = removeCustomId(node)
    const anchor = customId || String(node.properties.id ?? "") || idPrefix + slugger.slug(wordsOf(node))
    node.tagName = `h${Math.min(6, levelOf(node) + shift)}`
    node.properties.id = anchor
    if (!elementsOf(node).some(({ tagName }) => tagName === "a"))
      node.children = [h("a", { href: `#${anchor}`, className: "heading-link" }, node.children)]
  }
}

export const headingsOf = (tree: Root): Heading[] =>
  elementsOf(tree)
    .filter(levelOf)
    .map(node => ({ text: wordsOf(node), anchor: String(node.properties.id), level: levelOf(node) }))
