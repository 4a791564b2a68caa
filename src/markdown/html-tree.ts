import type { Element, Nodes, Root } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { fillTokens } from "../shared/text-tokens"
import { endBareLinks } from "./bare-links"

/** The HTML that texts may contain: what GitHub allows, and more inline elements and figures. */
export const allowedTags: readonly string[] = [
  ...(defaultSchema.tagNames ?? []).filter(tag => tag !== "input"),
  ..."abbr bdi bdo caption center cite col colgroup dfn figcaption figure mark small time u wbr".split(" "),
].sort()

export const allowedAttributes: Record<string, string[]> = {
  "*": ["id", "title", "lang", "dir"],
  a: ["href", "name"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  td: ["colSpan", "rowSpan", "align", "headers"],
  th: ["colSpan", "rowSpan", "align", "scope", "headers"],
  col: ["span"],
  colgroup: ["span"],
  time: ["dateTime"],
  del: ["dateTime"],
  ins: ["dateTime"],
  details: ["open"],
  blockquote: ["cite"],
  q: ["cite"],
}

export const allowedSchemes = "http https mailto tel sms irc ircs xmpp ftp ftps".split(" ")

/** What editors may write, and what remark-rehype generates. */
const schema: Schema = {
  tagNames: [...allowedTags, "input"],
  attributes: {
    ...allowedAttributes,
    a: [
      ...(allowedAttributes.a ?? []),
      "dataFootnoteRef",
      "dataFootnoteBackref",
      "ariaDescribedBy",
      "ariaLabel",
      ["className", "data-footnote-backref"],
    ],
    code: [["className", /^language-./]],
    input: [["disabled", true], ["type", "checkbox"], "checked"],
    li: [...(allowedAttributes.li ?? []), ["className", "task-list-item"]],
    p: [["className", "footnotes-label"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    ul: [["className", "contains-task-list"]],
    ol: [...(allowedAttributes.ol ?? []), ["className", "contains-task-list"]],
  },
  required: defaultSchema.required,
  // The content check refuses ids that the layout uses.
  clobber: [],
  clobberPrefix: "",
  protocols: {
    ...defaultSchema.protocols,
    href: allowedSchemes,
  },
  strip: ["script", "style", "template", "title", "textarea", "iframe", "noscript"],
}

// A single tilde is often "about", as in "3~5 days".
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()
const rawParser = unified().use(rehypeRaw).freeze()
const sanitizer = unified().use(rehypeSanitize, schema).freeze()
const toHtml = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "note-",
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
