import { HTMLElement, type Node, NodeType } from "node-html-parser"
import { readDocument } from "./documents"

const told = new Set(["class", "role", "type", "tabindex", "alt", "lang"])

/** A node as assistive technology and the stylesheet meet it: its kind and attributes; of a text only that there is one. */
const outline = (node: Node): string => {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() ? "#" : ""
  if (!(node instanceof HTMLElement) || /^(script|style|template)$/i.test(node.rawTagName)) return ""
  const attributes = Object.entries(node.attributes).map(([name, value]) =>
    told.has(name) || name.startsWith("aria-") ? `${name}=${value}` : name,
  )
  return `<${node.rawTagName} ${attributes.sort().join(" ")}>${node.childNodes.map(outline).join("")}</>`
}

/**
 * The documents among these whose body has the structure of one before it: the second address of an article, notices and
 * not-found pages. What looks at structure and style alone finds nothing on them that it does not find on the first.
 */
export const sameStructure = (paths: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const path of paths) {
    const body = readDocument(path).root.querySelector("body")
    const key = body ? outline(body) : path
    if (seen.has(key)) repeated.add(path)
    seen.add(key)
  }
  return repeated
}
