import type { Root } from "hast"
import { visit } from "unist-util-visit"

const mark = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|DECISION)\][ \t]*\n?/i

/** The line above an alert: its word, but for what a report asks of its reader, which GitHub has no word for. */
const labelOf = (word: string): string =>
  word.toUpperCase() === "DECISION"
    ? "Decision needed"
    : word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()

/**
 * Makes a quotation that begins with GitHub's mark of an alert, such as `[!NOTE]`, a box with its word as a first line in
 * place of the mark (GitHub Docs, "Alerts"); `[!DECISION]` is ours. Changes the tree in place.
 */
export const nameAlerts = (tree: Root): void => {
  visit(tree, { type: "element", tagName: "blockquote" }, node => {
    const paragraph = node.children.find(child => child.type === "element")
    const [first] = paragraph?.children ?? []
    const [marked = "", word = ""] = (first?.type === "text" && mark.exec(first.value)) || []
    if (!paragraph || first?.type !== "text" || !word) return
    first.value = first.value.slice(marked.length)
    const label = { type: "text" as const, value: labelOf(word) }
    node.properties.className = ["alert"]
    const strong = { type: "element" as const, tagName: "strong", properties: {}, children: [label] }
    const line = { type: "element" as const, tagName: "p", properties: {}, children: [strong] }
    const isAlone = paragraph.children.length === 1 && !first.value.trim()
    node.children.splice(node.children.indexOf(paragraph), isAlone ? 1 : 0, line)
  })
}
