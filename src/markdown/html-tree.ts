import type { Element, Nodes, Root } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeSanitize, { type Options as Schema } from "rehype-sanitize"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { fillTokens } from "../shared/text-tokens"

/** The HTML that texts may contain: what GitHub allows, and further inline elements, figures and definitions. */
export const allowedTags: readonly string[] = [
  "a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em",
  "figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small",
  "source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
].flatMap(line => line.split(" "))

/** The allowed attributes by tag, as hast properties; `*` for every tag. */
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
  abbr: ["title"],
  blockquote: ["cite"],
  q: ["cite"],
}

/** What editors may write, and what remark-rehype itself generates. */
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
  required: { input: { disabled: true, type: "checkbox" } },
  // The check refuses ids that the layout uses.
  clobber: [],
  clobberPrefix: "",
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms", "irc", "ircs", "xmpp", "ftp", "ftps"],
    src: ["http", "https"],
    cite: ["http", "https"],
  },
  strip: ["script", "style", "template", "title", "textarea", "iframe", "noscript"],
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
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

/** Parses a body as GitHub Flavored Markdown. */
export const parseMarkdown = (body: string): MarkdownRoot => parser.parse(body)

const hasRaw = (node: Nodes): boolean =>
  node.type === "raw" || ("children" in node && node.children.some(hasRaw))

/** The HTML of a markdown tree, raw HTML included, before sanitising. */
export const unsafeHtmlTree = (tree: MarkdownRoot): Root => {
  const html = toHtml.runSync(tree) as Root
  return hasRaw(html) ? (rawParser.runSync(html) as Root) : html
}

/** The sanitised HTML of a markdown body, with only what is listed above. */
export const htmlTree = (body: string): Root => sanitizer.runSync(unsafeHtmlTree(parseMarkdown(body))) as Root

/** All elements below a node, in document order, in half the time of unist-util-visit. */
export const elementsOf = ({ children }: Root | Element): Element[] =>
  children.flatMap(child => (child.type === "element" ? [child, ...elementsOf(child)] : []))

/** Replaces tokens such as {brand} in text and attributes, except in code. */
export const fillTreeTokens = (tree: Root, tokens: Record<string, string>): void => {
  visit(tree, (node: Nodes) => {
    if (node.type === "text") node.value = fillTokens(node.value, tokens)
    if (node.type !== "element") return undefined
    for (const name of ["href", "alt", "title"]) {
      const value = node.properties[name]
      // Markdown percent-encodes the braces of a token in an address.
      if (typeof value === "string")
        node.properties[name] = fillTokens(value.replace(/%7B(\w+)%7D/g, "{$1}"), tokens)
    }
    return node.tagName === "code" || node.tagName === "pre" ? SKIP : undefined
  })
}
