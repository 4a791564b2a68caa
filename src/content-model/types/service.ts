import { servicePath } from "../../shared/addresses"
import { type ContentType, oneNode } from "./content-type"
import { count, fields, oneOf, text } from "./parts"
import { orderOf, textOf } from "./values"

/** A service: `content/services/<slug>.md`. */
export const service: ContentType = {
  schema: fields({
    title: text("the service's name"),
    description: text("one line about the service"),
    icon: oneOf(["chart", "search", "megaphone", "people"]),
    drawing: text("the file name of a drawing beside the service").optional(),
    order: count().optional(),
  }),
  desk: {
    label: "Services",
    one: "Service",
    fields: {
      description: { as: "paragraph", head: "description" },
      drawing: {
        as: "image",
        hint: "An SVG of 480 by 270 units in the theme's colours (docs/editors.md, Drawings)",
      },
      order: { hint: "1 for the first" },
      body: { label: "Text", hint: "Markdown" },
    },
  },
  nodes: (values, slug) =>
    oneNode("Service", slug, {
      slug,
      title: textOf(values.title),
      description: textOf(values.description),
      icon: textOf(values.icon),
      drawing: textOf(values.drawing) || null,
      order: orderOf(values.order),
      path: servicePath(slug),
    }),
  sdl: /* GraphQL */ `
"""
A service, from content/services/<slug>.md.
"""
type Service implements Node @dontInfer {
  "data-analytics"
  slug: String!
  "Data analytics"
  title: String!
  "Dashboards that your teams decide by"
  description: String!
  "The long text as HTML; its \`##\` lines are h3"
  fullDescription: String!
  "chart, search, megaphone or people"
  icon: String!
  "Its drawing: content/services/data-analytics.svg; an editor may leave it out"
  drawing: File @fileByRelativePath
  "1 for the first"
  order: Int!
  "/services#data-analytics"
  path: String!
  "The small figure beside it: the chart whose slug is the service's"
  chart: Chart @link(by: "slug", from: "slug")
  "The cases in which it was used"
  cases: [CaseStudy!]!
}
`,
}
