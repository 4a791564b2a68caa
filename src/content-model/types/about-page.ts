import { type ContentType, oneNode, type Values } from "./content-type"
import { headed, paragraphs, points, seoFields } from "./copy"
import { fields, list, slug, text } from "./parts"

const sectionOf = ({ id, ...section }: Values) => ({ ...section, anchor: id, points: section.points ?? [] })

/** The copy of the About page: `content/about.json`. */
export const aboutPage: ContentType = {
  schema: fields({
    seo: fields(seoFields),
    heading: text("the page's main heading"),
    lead: text("the sentence below the heading"),
    sections: list(
      fields({
        id: slug(),
        heading: text("a heading"),
        body: paragraphs("a list of paragraphs"),
        points: points().optional(),
      }),
      "a list of sections with id, heading and body",
    ),
    closing: headed,
    approach: paragraphs("a list of short points"),
    results: paragraphs("a list of sentences"),
  }),
  desk: {
    label: "About page",
    one: "About page",
    fields: {
      seo: { label: "For search engines" },
      "seo.title": { head: "title" },
      "seo.description": { as: "paragraph", head: "description" },
      lead: { as: "paragraph" },
      "sections.id": { label: "Anchor", hint: "The end of the section's address: /about#who-we-are" },
      "sections.body": { label: "Paragraphs", as: "paragraph" },
      "sections.points.text": { as: "paragraph" },
      "closing.text": { as: "paragraph" },
      approach: { as: "paragraph" },
      results: { as: "paragraph" },
    },
  },
  nodes: values =>
    oneNode("AboutPage", "about", { ...values, sections: (values.sections as Values[]).map(sectionOf) }),
  sdl: /* GraphQL */ `
"""
A section of the About page.
"""
type AboutSection @dontInfer {
  "The fragment: why-partner"
  anchor: String!
  "Why partner with us"
  heading: String!
  "Paragraphs: [\\"We measure before we advise.\\"]"
  body: [String!]!
  "[{ title: \\"One team\\", text: \\"Analysts and writers at one table.\\" }]"
  points: [Point!]!
}

"""
The copy of the About page, from content/about.json.
"""
type AboutPage implements Node @dontInfer {
  "{ title: \\"About us\\", description: \\"Who we are …\\" }"
  seo: SeoCopy!
  "The h1: Analysts who write"
  heading: String!
  "The sentence below it: We help teams to decide by figures."
  lead: String!
  "[{ anchor: \\"who-we-are\\", heading: \\"Who we are\\", … }]"
  sections: [AboutSection!]!
  "{ heading: \\"Shall we talk?\\" }"
  closing: HeadedText!
  "Short points for the simplified mobile page"
  approach: [String!]!
  "The claims as sentences, for the simplified mobile page"
  results: [String!]!
}
`,
}
