import type { Root } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeSanitize, { type Options as Schema } from "rehype-sanitize"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { EXIT, visit } from "unist-util-visit"
import { allowedAttributes, allowedTags } from "./allowed-html"
import { parseMarkdown } from "./parse"

const notes = "note-"

// Names as hast has them, beside those that an editor may write.
const hastNames: Record<string, string> = { colspan: "colSpan", rowspan: "rowSpan", datetime: "dateTime" }

const written = Object.fromEntries(
  Object.entries(allowedAttributes).map(([tag, names]) => [tag, names.map(name => hastNames[name] ?? name)]),
)

/** What of the tree goes on: what an editor may write, and what markdown itself makes. */
const schema: Schema = {
  tagNames: [...allowedTags, "input"],
  attributes: {
    ...written,
    a: [
      ...(written.a ?? []),
      "dataFootnoteRef",
      "dataFootnoteBackref",
      "ariaDescribedBy",
      "ariaLabel",
      ["className", "data-footnote-backref"],
    ],
    code: [["className", /^language-./]],
    input: [["disabled", true], ["type", "checkbox"], "checked"],
    li: [...(written.li ?? []), ["className", "task-list-item"]],
    p: [["className", "footnotes-label"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    ul: [["className", "contains-task-list"]],
    ol: [...(written.ol ?? []), ["className", "contains-task-list"]],
  },
  required: { input: { disabled: true, type: "checkbox" } },
  // The check sees to it that no id is that of the page around a text.
  clobber: [],
  clobberPrefix: "",
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms", "irc", "ircs", "xmpp", "ftp", "ftps"],
    src: ["http", "https"],
    cite: ["http", "https"],
  },
  strip: ["script", "style", "template", "title", "textarea", "iframe", "noscript"],
}

const toHtml = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: notes,
    footnoteLabelTagName: "p",
    footnoteLabelProperties: { className: ["footnotes-label"] },
  })
  .freeze()
const parseRaw = unified().use(rehypeRaw).freeze()
const sanitizer = unified().use(rehypeSanitize, schema).freeze()

/** Turns a markdown tree into the tree of its HTML as it is written. Raw HTML is parsed only where there is some. */
export const writtenHtml = (tree: MarkdownRoot): Root => {
  const html = toHtml.runSync(tree) as Root
  let hasRaw = false
  visit(html, "raw", () => {
    hasRaw = true
    return EXIT
  })
  return hasRaw ? (parseRaw.runSync(html) as Root) : html
}

/** Turns a markdown body into the tree of its HTML, without what no text may hold (`allowed-html.ts`). */
export const htmlTree = (body: string): Root => sanitizer.runSync(writtenHtml(parseMarkdown(body))) as Root
