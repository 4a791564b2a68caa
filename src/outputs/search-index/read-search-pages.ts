import { type HTMLElement, type Node, NodeType, parse, TextNode } from "node-html-parser"
import type { PageKind, SearchPage, Section } from "../../search/text/search-page"

// What says nothing of the page's subject, or is said beside it in words.
const leftOut = new Set([
  "SCRIPT",
  "STYLE",
  "NOSCRIPT",
  "TEMPLATE",
  "NAV",
  "FORM",
  "BUTTON",
  "SVG",
  "SUMMARY",
])
const isLeftOut = (element: HTMLElement): boolean =>
  leftOut.has(element.tagName) ||
  element.getAttribute("aria-hidden") === "true" ||
  element.classList.contains("button") ||
  element.classList.contains("chart-foot") ||
  element.classList.contains("call-to-action")

const inLine = new Set(
  "A ABBR B BDI BDO CITE CODE DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG TIME U VAR WBR".split(" "),
)
/** What stands beside its neighbours, and is no part of their words. */
const apart = new Set(["SUB", "SUP"])

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE
/** A heading that leads elsewhere is that page's, and text here. */
const isHeading = (element: HTMLElement): boolean =>
  /^H[1-6]$/.test(element.tagName) && !element.querySelector('a:not([href^="#"])')

const tidy = (text: string): string =>
  text
    .split("\n")
    .map(line => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n")

/** Elements side by side are kept apart by their style. */
const spaceBefore = (node: Node, before: Node | undefined): string =>
  before && isElement(before) && isElement(node) ? " " : ""

/** The cells of a table's row that say something. */
const rowOf = (row: HTMLElement): string =>
  row.childNodes
    .map(cell => tidy(textOf(cell)))
    .filter(text => /[\p{L}\p{N}]/u.test(text))
    .join(" · ")

/** Returns the text of a node, each block on a line of its own. */
const textOf = (node: Node): string => {
  if (node instanceof TextNode) return node.text.replace(/\s+/g, " ")
  if (!isElement(node) || isLeftOut(node)) return ""
  if (node.tagName === "BR") return "\n"
  if (node.tagName === "TR") return `\n${rowOf(node)}\n`
  if (node.tagName === "PRE") return `\n${node.text}\n`
  const text = node.childNodes
    .map((child, at) => spaceBefore(child, node.childNodes[at - 1]) + textOf(child))
    .join("")
  if (inLine.has(node.tagName)) return text
  return apart.has(node.tagName) ? ` ${text} ` : `\n${text}\n`
}

/** Cuts what stands in an element into sections, one from each heading on. @param anchor what leads to its beginning. */
const sectionsOf = (root: HTMLElement, anchor: string): Section[] => {
  const sections: Section[] = [{ heading: "", anchor, text: "" }]
  const walk = (element: HTMLElement, around: string): void => {
    for (const node of element.childNodes) {
      if (!isElement(node)) {
        if (node instanceof TextNode) append(textOf(node))
      } else if (isLeftOut(node)) continue
      else if (isHeading(node))
        sections.push({ heading: tidy(textOf(node)), anchor: node.id || around, text: "" })
      else if (node.querySelector("h1, h2, h3, h4, h5, h6")) walk(node, node.id || around)
      else append(textOf(node))
    }
  }
  const append = (text: string): void => {
    const last = sections.at(-1)
    if (last) last.text += text
  }
  walk(root, anchor)
  return sections
    .map(section => ({ ...section, text: tidy(section.text) }))
    .filter(({ heading, text }) => heading || text)
}

/** The parts of a page that have a title and an address of their own: the services, the case studies. */
const partsOf = (main: HTMLElement): HTMLElement[] =>
  main.childNodes.filter(isElement).filter(({ tagName, id }) => tagName === "ARTICLE" && id !== "")

/** Takes the first heading of sections for their title; what stands above it (the day, a label) is left out. */
const titled = (sections: readonly Section[]): Pick<SearchPage, "title" | "sections"> => {
  const first = sections.findIndex(({ heading }) => heading !== "")
  const [top, ...rest] = sections.slice(Math.max(0, first))
  return { title: top?.heading ?? "", sections: top ? [{ ...top, heading: "" }, ...rest] : [] }
}

/** A page's heading may be a slogan; its title, without the brand, says what the page is. */
const titleOf = (document: HTMLElement): string =>
  tidy(document.querySelector("title")?.text.split(" | ")[0] ?? "")

/**
 * Reads from a built document what the search finds on it.
 * @param path its address.
 * @param kind what its parts are; where it has parts, what remains is a page.
 * @returns the page, after those of its parts that have an address of their own.
 */
export const readSearchPages = (html: string, path: string, kind: PageKind): SearchPage[] => {
  const document = parse(html, { blockTextElements: { script: false, style: false } })
  const main = document.querySelector("main")
  if (!main) throw new Error(`${path} has no <main>: the search cannot read it.`)
  const parts = partsOf(main)
  const read = parts.map(part => ({ path, kind, ...titled(sectionsOf(part, part.id)) }))
  for (const part of parts) part.remove()
  if (parts.length === 0 && kind !== "page") return [{ path, kind, ...titled(sectionsOf(main, "")) }]
  return [...read, { path, kind: "page", title: titleOf(document), sections: sectionsOf(main, "") }]
}
