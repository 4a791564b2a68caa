import { resourcePath } from "../../shared/addresses"
import { type ContentType, oneNode } from "./content-type"
import { count, day, fields, oneOf, tags, text } from "./parts"
import { dayOf, orderOf, tagsOf, textOf } from "./values"

/** A free resource: `content/resources/<slug>.md`. */
export const resource: ContentType = {
  schema: fields({
    title: text("the resource's title"),
    type: oneOf(["Checklist", "Template", "Sample"]),
    description: text("one or two sentences"),
    tags: tags(),
    updated: day().optional(),
    externalUrl: text("a web address, or a file below static/ such as /downloads/x.pdf").optional(),
    picture: text("the file name of a picture beside the resource").optional(),
    order: count().optional(),
  }),
  desk: {
    label: "Free resources",
    one: "Resource",
    fields: {
      title: { head: "title" },
      description: { as: "paragraph", head: "description" },
      tags: { as: "tags", hint: "What readers find it by; a new tag gets a page of its own" },
      updated: { label: "Updated on", hint: "The day of a change that readers should know of" },
      externalUrl: {
        label: "Document",
        hint: "A web address, or a file below static/ such as /downloads/x.pdf; empty where the page itself is the document",
      },
      picture: {
        as: "image",
        hint: "The first page of the document, as an image 960 pixels wide, or a drawing of it (docs/editors.md)",
      },
      order: { hint: "1 for the first on the page of resources" },
      body: { label: "Text", hint: "Markdown" },
    },
  },
  nodes: (values, slug) =>
    oneNode("Resource", slug, {
      slug,
      title: textOf(values.title),
      type: textOf(values.type),
      description: textOf(values.description),
      tags: tagsOf(values.tags),
      updated: dayOf(values.updated) || null,
      externalUrl: textOf(values.externalUrl) || null,
      picture: textOf(values.picture) || null,
      order: orderOf(values.order),
      path: resourcePath(slug),
    }),
  sdl: /* GraphQL */ `
"""
A document below static, as a visitor chooses it.
"""
type DocumentFacts @dontInfer {
  "PDF"
  format: String!
  "192 kB"
  size: String!
  "4: of a PDF, where it can be read"
  pages: Int
}

"""
A free resource, from content/resources/<slug>.md.
"""
type Resource implements Node @dontInfer {
  "seo-audit-checklist"
  slug: String!
  "SEO audit checklist"
  title: String!
  "Checklist, Template or Sample"
  type: String!
  "One or two sentences: Fifty checks in the order in which they pay."
  description: String!
  "[{ name: \\"SEO\\", slug: \\"seo\\" }]"
  tags: [Label!]!
  "2026-11-03: the day of the last change that readers should know of; an editor may leave it out"
  updated: Date @dateformat
  "The document: http(s), or a file below static such as /downloads/checklist.pdf. Absent when the page is the document"
  externalUrl: String
  "What the document is, where it stands below static"
  document: DocumentFacts
  "Its first page: content/resources/seo-audit-checklist.png; an editor may leave it out"
  picture: File @fileByRelativePath
  "1 for the first"
  order: Int!
  "/resources/seo-audit-checklist"
  path: String!
  "The text of its page: <h2 id=\\"how-to-use-it\\">…"
  html: String!
  "The headings of the text, levels 2 and 3"
  headings: [Heading!]!
}
`,
}
