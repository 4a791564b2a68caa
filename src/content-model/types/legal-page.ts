import { contentType, oneNode } from "./content-type"
import { seoFields } from "./copy"
import { fields } from "./parts"
import { nodeValues } from "./values"

const schema = fields(seoFields)

/** A legal page: `content/legal/<slug>.md`. */
export const legalPage = contentType(schema, {
  type: "LegalPage",
  doc: "A legal page, from content/legal/<slug>.md.",
  derived: {
    slug: ["String!", "privacy"],
    version: ["String!", "Git's name of the file, its first twelve digits: 1f4a9c2b7d30"],
    html: ["String!", 'The text: <h2 id="who-we-are">…'],
    headings: ["[Heading!]!", 'Levels 2 and 3: [{ text: "Who we are", anchor: "who-we-are", level: 2 }]'],
  },
  cms: {
    label: "Legal pages",
    one: "Legal page",
    isFixed: true,
    fields: { body: { label: "Text", hint: "Markdown" } },
  },
  nodes: (values, slug) => oneNode("LegalPage", slug, { ...nodeValues(schema, values), slug }),
})
