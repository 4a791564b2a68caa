import { type ContentType, oneNode } from "./content-type"
import { fields, text } from "./parts"
import { textOf } from "./values"

/** A legal page: `content/legal/<slug>.md`. */
export const legalPage: ContentType = {
  schema: fields({
    title: text("the page's title"),
    description: text("one or two sentences for search engines"),
  }),
  desk: {
    label: "Legal pages",
    one: "Legal page",
    isFixed: true,
    fields: {
      title: { head: "title" },
      description: { as: "paragraph", head: "description" },
      body: { label: "Text", hint: "Markdown" },
    },
  },
  nodes: (values, slug) =>
    oneNode("LegalPage", slug, {
      slug,
      title: textOf(values.title),
      description: textOf(values.description),
    }),
  sdl: /* GraphQL */ `
"""
A legal page, from content/legal/<slug>.md.
"""
type LegalPage implements Node @dontInfer {
  "privacy"
  slug: String!
  "Privacy policy"
  title: String!
  "Meta description: What we collect, why, and how long we keep it."
  description: String!
  "Git's name of the file, its first twelve digits, by which git prints it again: 1f4a9c2b7d30"
  version: String!
  "The text: <h2 id=\\"who-we-are\\">…"
  html: String!
  "The headings of the text, levels 2 and 3"
  headings: [Heading!]!
}
`,
}
