import type { Element, ElementContent, Root, RootContent } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { visit } from "unist-util-visit"
import { fillTokens } from "../shared/text-tokens"
import { textWords } from "../shared/words/texts"
import { levelOf } from "./headings"

// GitHub's alerts (GitHub Docs, "Alerts"), and one for decisions that a report asks for.
const alertMark = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|DECISION)\][ \t]*\n?/i

export const labelAlerts = (tree: Root): void => {
  visit(tree, { type: "element", tagName: "blockquote" }, quote => {
    const paragraph = quote.children.find(child => child.type === "element")
    const first = paragraph?.children[0]
    if (!paragraph || first?.type !== "text") return
    const [mark = "", word] = alertMark.exec(first.value) ?? []
    if (!word) return
    first.value = first.value.slice(mark.length)
    quote.properties.className = ["alert"]
    const isEmpty = paragraph.children.length === 1 && !first.value.trim()
    const label = h("p", h("strong", textWords[word.toLowerCase() as keyof typeof textWords]))
    quote.children.splice(quote.children.indexOf(paragraph), isEmpty ? 1 : 0, label)
  })
}

/** Tables scroll instead of widening the page. Like code, they can be focused (WCAG 2.1.1, "Keyboard"). */
export const makeScrollable = (tree: Root): void => {
  let tables = 0
  let heading = ""
  visit(tree, "element", (node, index, parent) => {
    if (levelOf(node)) heading = textOf(node)
    const { align, ...properties } = node.properties
    if (typeof align === "string") node.properties = { ...properties, className: [`cell-${align}`] }
    if (node.tagName === "pre") node.properties.tabIndex = 0
    if (node.tagName !== "table" || !parent || index === undefined) return
    tables += 1
    const words = heading ? textWords.tableBelow : textWords.table
    const ariaLabel = fillTokens(words, { count: String(tables), heading })
    parent.children[index] = h("section.table-scroll", { ariaLabel, tabIndex: 0 }, node)
  })
}

/** A summary toggles its section, so it cannot be a link as well. */
const withoutOwnLink = (heading: Element): Element => {
  const [link] = heading.children
  const isOwn = link?.type === "element" && link.properties.href === `#${heading.properties.id}`
  return isOwn ? { ...heading, children: link.children } : heading
}

export const foldSections = (tree: Root, topLevel: number): void => {
  const folded: RootContent[] = []
  let section: (RootContent | ElementContent)[] = folded
  for (const node of tree.children)
    if (node.type === "element" && node.tagName === `h${topLevel}`) {
      const details = h("details.fold", h("summary", withoutOwnLink(node)))
      folded.push(details)
      section = details.children
    } else section.push(node)
  tree.children = folded
}
