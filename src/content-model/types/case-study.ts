import type { z } from "zod"
import { casePath } from "../../shared/addresses"
import { chart, chartFields } from "./chart"
import type { ContentNode, ContentType, DeskField, Values } from "./content-type"
import { count, fields, flag, list, number, slug, text } from "./parts"
import { orderOf } from "./values"

/** What a figure is shown by: where it began, where it ended, and what else belongs to the two. */
export const evidenceFields = {
  start: number("the value at the beginning, as the chart has it"),
  end: number("the value at the end, as the chart has it"),
  unit: text('what the two values count, such as "hours a week"').optional(),
  period: text('how long it took, such as "6 months"').optional(),
}

const schema = fields({
  order: count().optional(),
  sample: flag().optional(),
  client: text("the client's name, or what kind of client it is"),
  brand: slug().optional(),
  heading: text("the result in a few words"),
  summary: text("one paragraph"),
  challenge: text("what was wrong"),
  work: text("what was done"),
  result: text("what changed, and what supports it"),
  metric: fields({
    value: text('a figure as text, such as "3X"'),
    label: text("what the figure counts"),
    ...evidenceFields,
  }),
  quote: fields({
    text: text("the client's words"),
    author: text("the client's role"),
    company: text("the client's company"),
  }).optional(),
  services: list(slug(), "a list of the services used, by their slugs"),
  article: slug().optional(),
  resource: slug().optional(),
  chart: fields(chartFields),
})

/** A case study whose file obeys the schema. */
type CaseStudy = z.infer<typeof schema>

const chartWords = Object.entries(chart.desk.fields).filter(([path]) => path !== "slug" && path !== "sample")

const nodes = (values: Values, slug: string): ContentNode[] => {
  const { quote, chart: drawn, ...own } = values as Partial<CaseStudy>
  const order = orderOf(own.order)
  const study = { ...own, slug, order, sample: own.sample === true, path: casePath(slug) }
  return [
    { type: "CaseStudy", key: slug, fields: { ...study, chart: slug, quote: quote ? slug : null } },
    { type: "Chart", key: slug, fields: { ...drawn, slug, sample: own.sample === true } },
    ...(quote
      ? [
          {
            type: "Testimonial",
            key: slug,
            fields: {
              slug,
              order,
              quote: quote.text,
              author: quote.author,
              company: quote.company,
              case: slug,
            },
          },
        ]
      : []),
  ]
}

/** A case study with its chart and the client's words: `content/cases/<slug>.json`. */
export const caseStudy = {
  schema,
  desk: {
    label: "Cases",
    one: "Case",
    hint: "What was done for a client: figures, chart and the client's words. Shown on Results and Testimonials.",
    fields: {
      order: { hint: "1 for the first" },
      sample: {
        hint: "On while client, figures and words are invented; the pages then say so",
        begins: true,
      },
      brand: { label: "Logo", as: "brand", hint: "The client whose logo is shown" },
      summary: { as: "paragraph" },
      challenge: { label: "The problem", as: "paragraph" },
      work: { label: "The work", as: "paragraph" },
      result: { label: "The result", as: "paragraph" },
      "quote.text": { label: "Words", as: "paragraph" },
      "quote.author": { label: "Role" },
      services: { as: "service", hint: "The services that were used, the first before the others" },
      article: { as: "post", hint: "The article that explains the method" },
      resource: { as: "resource", hint: "A document for whoever has the same problem" },
      ...Object.fromEntries(
        chartWords.map(([path, words]): [string, DeskField] => [`chart.${path}`, words as DeskField]),
      ),
    },
  },
  nodes,
  sdl: /* GraphQL */ `
"""
The figure a case study is about, and the values that show it.
"""
type Metric @dontInfer {
  "3X"
  value: String!
  "traffic in 6 months"
  label: String!
  "Where it began: 100"
  start: Float!
  "Where it ended: 300"
  end: Float!
  "What the two count: hours a week; absent for an index"
  unit: String
  "How long it took: 6 months"
  period: String
}

"""
A case study, from content/cases/<slug>.json.
"""
type CaseStudy implements Node @dontInfer {
  "The name of its file: traffic-growth"
  slug: String!
  "Its place on the results page: /results#traffic-growth"
  path: String!
  "1 for the first"
  order: Int!
  "True while client, figures and words are invented"
  sample: Boolean!
  "A client, or a kind of client: A regional-language news publisher"
  client: String!
  "The client's logo, where it may be shown"
  brand: Brand @link(by: "slug")
  "3X traffic growth in 6 months"
  heading: String!
  "One paragraph: A publisher's archive was invisible to search …"
  summary: String!
  "What was wrong: Two thirds of the archive could not be crawled."
  challenge: String!
  "What was done: We opened the archive, section by section."
  work: String!
  "What changed, and what supports it: Sections fixed later rose later."
  result: String!
  "{ value: \\"3X\\", label: \\"traffic in 6 months\\", start: 100, end: 300 }"
  metric: Metric!
  "What the client says of it"
  quote: Testimonial @link(by: "slug")
  "The services that were used, the first before the others"
  services: [Service!]! @link(by: "slug")
  "The article that explains the method"
  article: Post @link(by: "slug")
  "A document for whoever has the same problem"
  resource: Resource @link(by: "slug")
  "The chart that shows it, which has the same slug"
  chart: Chart @link(by: "slug")
}

"""
A client's words, from the case study they are about.
"""
type Testimonial implements Node @dontInfer {
  "That of its case: traffic-growth"
  slug: String!
  "The words themselves, without quotation marks: They told us what not to measure."
  quote: String!
  "The role: Head of Audience"
  author: String!
  "Kadal Courier"
  company: String!
  "That of its case; 1 for the first"
  order: Int!
  "The case they are about"
  case: CaseStudy! @link(by: "slug")
}
`,
} satisfies ContentType
