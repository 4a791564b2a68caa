import { servicePath } from "../../shared/paths"
import { type ContentType, singleNode } from "./content-type"
import { group, image, metaDescription, oneOf, order, text, textMatching } from "./field-types"
import { nodeValues } from "./values"

// Lakh and crore: Unicode CLDR, number pattern of en-IN.
const amount = "₹(\\d{1,3}|\\d{1,2}(?:,\\d\\d)*,\\d{3})"
const feePattern = new RegExp(`^${amount} to ${amount} per (?:project|month)$`)
const rupees = (written = "") => Number(written.replaceAll(",", ""))

const fee = textMatching(
  feePattern,
  'a range with Indian grouping and its unit, such as "₹2,00,000 to ₹6,00,000 per project" or "… per month"',
  { label: "Typical fee", doc: "A typical range with its unit: ₹2,00,000 to ₹6,00,000 per project" },
).refine(value => {
  const [, from, to] = feePattern.exec(value) ?? []
  return !from || rupees(from) < rupees(to)
}, "a range that begins with the smaller figure")

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
  clientEffort: text("who is needed on the client's side, in a few words", {
    label: "From your side",
    example: "A developer for two to four days",
  }).optional(),
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
    cases: ["[CaseStudy!]!", 'The cases in which it was used: [{ slug: "traffic-growth", … }]'],
  },
  cms: { label: "Services", singular: "Service" },
  nodes: (values, slug) =>
    singleNode("Service", slug, { ...nodeValues(schema, values), slug, path: servicePath(slug) }),
} satisfies ContentType
