import type { Element, Nodes, Root } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeSanitize from "rehype-sanitize"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { fillTokens } from "../shared/text-tokens"
import { textWords } from "../shared/words/texts"
import { sanitizeSchema } from "./allowed-html"
import { endBareLinks } from "./bare-links"

// A single tilde is often "about", as in "3~5 days".
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()
const rawParser = unified().use(rehypeRaw).freeze()
const sanitizer = unified().use(rehypeSanitize, sanitizeSchema).freeze()
const toHtml = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "note-",
    footnoteLabel: textWords.footnotes,
    footnoteBackLabel: (reference, repetition) => {
      const number = repetition > 1 ? `${reference + 1}-${repetition}` : `${reference + 1}`
      return fillTokens(textWords.reference, { number })
    },
    footnoteLabelTagName: "p",
    footnoteLabelProperties: { className: ["footnotes-label"] },
  })
  .freeze()

/** Accents become one character with their letter, so that links match headings and names of files. */
export const parseMarkdown = (body: string): MarkdownRoot => {
  const text = body.normalize()
  const tree = parser.parse(text)
  endBareLinks(tree, text)
  return tree
}

const hasRaw = (node: Nodes): boolean =>
  node.type === "raw" || ("children" in node && node.children.some(hasRaw))

export const unsafeHtmlTree = (tree: MarkdownRoot): Root => {
  const html = toHtml.runSync(tree) as Root
  return hasRaw(html) ? (rawParser.runSync(html) as Root) : html
}

export const safeHtmlTree = (tree: MarkdownRoot): Root => sanitizer.runSync(unsafeHtmlTree(tree)) as Root

export const readHtml = (html: string): Root =>
  rawParser.runSync({ type: "root", children: [{ type: "raw", value: html }] }) as Root

// Twice as fast as unist-util-visit.
export const elementsOf = ({ children }: Root | Element): Element[] =>
  children.flatMap(child => (child.type === "element" ? [child, ...elementsOf(child)] : []))

export const hasClass = ({ properties }: Element, name: string): boolean =>
  [properties.className].flat().includes(name)

export const fillTreeTokens = (tree: Root, tokens: Record<string, string>): void => {
  visit(tree, (node: Nodes) => {
    if (node.type === "text") node.value = fillTokens(node.value, tokens)
    if (node.type !== "element") return undefined
    for (const name of ["href", "alt", "title"]) {
      const value = node.properties[name]
      // Markdown percent-encodes the braces of {brand} in an address.
      if (typeof value === "string")
        node.properties[name] = fillTokens(value.replace(/%7B(\w+)%7D/g, "{$1}"), tokens)
    }
    return node.tagName === "code" || node.tagName === "pre" ? SKIP : undefined
  })
}
