import { defaultSchema, type Options as Schema } from "rehype-sanitize"

/** The HTML that texts may contain: what GitHub allows, and more inline elements and figures. */
export const allowedTags: readonly string[] = [
  ...(defaultSchema.tagNames ?? []).filter(tag => tag !== "input"),
  ..."abbr bdi bdo caption center cite col colgroup dfn figcaption figure mark small time u wbr".split(" "),
].sort()

/** Those of each tag, by their names in hast (`colSpan`); `*` are those of all. */
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

/** Those of links. */
export const allowedSchemes = "http https mailto tel sms irc ircs xmpp ftp ftps".split(" ")

/** What editors may write, and what remark-rehype generates. */
export const sanitizeSchema: Schema = {
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
