import { servicePath } from "../../shared/addresses"
import { type ContentType, oneNode } from "./content-type"
import { fee } from "./fee"
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
    duration: text("how long the work takes, in a few words").optional(),
    yourSide: text("who is needed on the client's side, in a few words").optional(),
    fee: fee().optional(),
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
      duration: { hint: "How long the work takes, in a few words" },
      yourSide: { label: "From your side", hint: "Who is needed at the client, in a few words" },
      fee: {
        label: "Typical fee",
        hint: "A range in rupees, for a project or a month: ₹2,00,000 to ₹6,00,000 per project",
      },
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
      duration: textOf(values.duration) || null,
      yourSide: textOf(values.yourSide) || null,
      fee: textOf(values.fee) || null,
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
  "Two to ten weeks: an editor may leave it out"
  duration: String
  "Who is needed at the client: A developer for two to four days; an editor may leave it out"
  yourSide: String
  "A typical range with its unit: ₹2,00,000 to ₹6,00,000 per project; an editor may leave it out"
  fee: String
  "/services#data-analytics"
  path: String!
  "The small figure beside it: the chart whose slug is the service's"
  chart: Chart @link(by: "slug", from: "slug")
  "The cases in which it was used"
  cases: [CaseStudy!]!
}
`,
}
