import type { ContentType, DeskField, Values } from "./content-type"
import { points, seoFields } from "./copy"
import { fields, text } from "./parts"

const copy = fields({
  ...seoFields,
  heading: text("the page's main heading"),
  lead: text("the sentence below the heading"),
  points: points().optional(),
})

const pages = [
  "services",
  "landing",
  "results",
  "testimonials",
  "resources",
  "contact",
  "blog",
  "search",
  "sitemap",
]

/** The copy of the fixed pages: `content/pages.json`. */
export const pageCopy: ContentType = {
  schema: fields(Object.fromEntries(pages.map(page => [page, copy]))),
  desk: {
    label: "Other pages",
    one: "Other pages",
    fields: Object.fromEntries(
      pages.flatMap((page): [string, DeskField][] => [
        [`${page}.title`, { head: "title" }],
        [`${page}.description`, { as: "paragraph", head: "description" }],
        [`${page}.lead`, { as: "paragraph" }],
        [`${page}.points.text`, { as: "paragraph" }],
      ]),
    ),
  },
  nodes: pages =>
    Object.entries(pages as Record<string, Values>).map(([slug, page]) => ({
      type: "PageCopy",
      key: slug,
      fields: { ...page, slug, points: page.points ?? [] },
    })),
  sdl: /* GraphQL */ `
"""
The copy of one fixed page, from content/pages.json.
"""
type PageCopy implements Node @dontInfer {
  "The page's key in the file: contact"
  slug: String!
  "For the browser's tab and search engines: Contact"
  title: String!
  "Meta description, unique on the site: Ask for a free call of 30 minutes."
  description: String!
  "The h1: Tell us what you want to know"
  heading: String!
  "The sentence below it: We answer within 24 hours on business days."
  lead: String!
  "What the page explains beside its main thing: [{ title: \\"What happens next\\", text: \\"We reply.\\" }]"
  points: [Point!]!
}
`,
}
