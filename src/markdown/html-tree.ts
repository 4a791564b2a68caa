import type { Element, Nodes, Root } from "hast"
import type { Nodes as MarkdownNodes, Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeSanitize, { type Options as Schema } from "rehype-sanitize"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { fillTokens } from "../shared/text-tokens"
import { allowedAttributes, allowedTags } from "./allowed-html"

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

/** Whether text outside links may contain a bare address, which GFM turns into a link. */
const mayHaveAddress = (node: MarkdownNodes): boolean => {
  if (node.type === "text") return /@|:\/\/|www\./i.test(node.value)
  return node.type !== "link" && "children" in node && node.children.some(mayHaveAddress)
}

// Looking for bare addresses in every word would take a third of the parser's time.
const createParser = (hasEmail: boolean) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(function () {
      const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
      for (const { text = {} } of hasEmail ? [] : micromarkExtensions)
        for (const [code, constructs] of Object.entries(text))
          text[code] = [constructs ?? []].flat().filter(({ name }) => name !== "emailAutolink")
      for (const extension of fromMarkdownExtensions.flat())
        extension.transforms = extension.transforms?.map(
          transform => tree => (mayHaveAddress(tree) ? transform(tree) : tree),
        )
    })
    .freeze()
const parser = createParser(true)
const parserWithoutEmail = createParser(false)
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
export const parseMarkdown = (body: string): MarkdownRoot =>
  (body.includes("@") ? parser : parserWithoutEmail).parse(body)

const hasRaw = (node: Nodes): boolean =>
  node.type === "raw" || ("children" in node && node.children.some(hasRaw))

/** The HTML of a markdown tree, raw HTML included, before sanitising. */
export const unsafeHtmlTree = (tree: MarkdownRoot): Root => {
  const html = toHtml.runSync(tree) as Root
  return hasRaw(html) ? (rawParser.runSync(html) as Root) : html
}

/** The sanitised HTML of a markdown body, with only what `allowed-html.ts` lists. */
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
