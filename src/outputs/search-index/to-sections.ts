import type { Element, ElementContent, RootContent } from "hast"
import { hasHeading, levelOf } from "../../markdown/headings"
import { hasClass, readHtml } from "../../markdown/html-tree"
import type { Section } from "../../search/excerpt"

type Node = RootContent | ElementContent

const ignoredTags = new Set(["svg", "script", "style", "button", "form"])
const blocks = new Set(["p", "li", "pre", "div", "dd", "dt", "figcaption", "blockquote"])

const isIgnored = (node: Element): boolean =>
  ignoredTags.has(node.tagName) || node.properties.ariaHidden === "true" || hasClass(node, "chart-foot")

const textOf = (node: Node, inCode = false): string => {
  if (node.type === "text") return inCode ? node.value : node.value.replace(/\s+/g, " ")
  if (node.type !== "element" || isIgnored(node)) return ""
  const { tagName, children } = node
  if (tagName === "br") return "\n"
  const texts = children.map(child => textOf(child, inCode || tagName === "pre"))
  // Words and lines stay apart.
  if (tagName === "tr") return `${texts.filter((_, at) => children[at]?.type === "element").join(" · ")}\n`
  const text = texts.join("")
  if (tagName === "sub" || tagName === "sup") return ` ${text} `
  return blocks.has(tagName) ? `${text}\n` : text
}

const hasWords = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell)

const linesOf = (text: string): string =>
  text
    .split("\n")
    .map(line => line.replace(/\s+/g, " ").trim().split(" · ").filter(hasWords).join(" · "))
    .filter(Boolean)
    .join("\n")

export const toSections = (html: string): Section[] => {
  const sections: Section[] = [{ heading: "", anchor: "", text: "" }]
  const collect = (node: Node): void => {
    if (node.type === "element" && levelOf(node))
      sections.push({ heading: linesOf(textOf(node)), anchor: String(node.properties.id ?? ""), text: "" })
    else if (node.type === "element" && !isIgnored(node) && hasHeading(node)) node.children.forEach(collect)
    else for (const section of sections.slice(-1)) section.text += textOf(node)
  }
  readHtml(html).children.forEach(collect)
  return sections
    .map(section => ({ ...section, text: linesOf(section.text) }))
    .filter(section => section.heading || section.text)
}

export type Copy =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Copy[]
  | { readonly [field: string]: Copy }

export const copyToSections = (copy: Copy, anchor = ""): Section[] => {
  if (copy && typeof copy === "string") return [{ heading: "", anchor, text: copy }]
  if (copy === null || typeof copy !== "object") return []
  if (Array.isArray(copy)) return copy.flatMap(item => copyToSections(item, anchor))
  const { heading, title, anchor: own, ...rest } = copy as { readonly [field: string]: Copy }
  const sections = Object.values(rest).flatMap(value => copyToSections(value, String(own ?? anchor)))
  const first = sections.findIndex(section => section.heading)
  const text = sections.slice(0, first < 0 ? undefined : first).map(section => section.text)
  const named = {
    heading: String(heading ?? title ?? ""),
    anchor: String(own ?? anchor),
    text: text.join("\n"),
  }
  return [named, ...(first < 0 ? [] : sections.slice(first))]
}
