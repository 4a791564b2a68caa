import { servicePath } from "../../shared/paths"
import type { ContentType } from "./content-type"
import { group, image, metaDescription, objectType, oneOf, order, positiveInteger, text } from "./field-types"
import { nodeValues } from "./values"

const amount = (hint: string, example: string) =>
  positiveInteger("a whole number, such as 200000, without a currency", { hint, example })

const fee = objectType(
  "Fee",
  "A typical fee, in the site's currency.",
  {
    from: amount("The lower end, in the site's currency", "200000"),
    to: amount("The upper end", "600000"),
    per: oneOf(["project", "month"], "project"),
  },
  { label: "Typical fee" },
).refine(({ from, to }) => from < to, { error: "larger than from", path: ["to"] })

const schema = group({
  title: text("the service's name", "Data analytics"),
  description: metaDescription("one line about the service", "Dashboards that your teams decide by"),
  icon: oneOf(["chart", "search", "megaphone", "people"], "chart"),
  drawing: image(
    "the file name of a drawing beside the service",
    "data-analytics.svg",
    "An SVG of 480 by 270 units in the theme's colours (docs/editors.md, Drawings)",
  ).optional(),
  order: order(),
  duration: text("how long the work takes, in a few words", "Two to ten weeks").optional(),
  fee: fee.optional(),
})

export const service = {
  schema,
  type: "Service",
  doc: "A service, from content/services/<slug>.md.",
  derived: {
    slug: ["String!", "data-analytics"],
    fullDescription: ["String!", "The body as HTML, whose `##` headings are h3: <h3 id=…"],
    path: ["String!", "/services#data-analytics"],
    chart: [
      'Chart @link(by: "slug", from: "slug")',
      "The small chart beside it, which has the service's slug",
    ],
    reconciliations: [
      "[Reconciliation!]!",
      'The comparisons of numbers that it leads to: [{ title: "How wrong are your numbers?", … }]',
    ],
    cases: ["[CaseStudy!]!", 'The cases in which it was used: [{ slug: "traffic-growth", … }]'],
  },
  sharesPage: true,
  cms: { label: "Services", singular: "Service" },
  fields: (values, slug) => ({ ...nodeValues(schema, values), slug, path: servicePath(slug) }),
} satisfies ContentType
