import type { z } from "zod"
import { casePath } from "../../shared/paths"
import { chartFields } from "./chart"
import type { ContentNode, ContentType, OtherType, Values } from "./content-type"
import {
  boolean,
  group,
  nonEmptyList,
  number,
  objectType,
  order,
  paragraph,
  reference,
  slug,
  text,
  unique,
} from "./field-types"
import { orderOf } from "./values"

export const evidenceFields = {
  start: number("the value at the beginning, as the chart has it", "100"),
  end: number("the value at the end, as the chart has it", "300"),
  unit: text('what the two values count, such as "hours a week"', "hours a week").optional(),
  period: text('how long it took, such as "6 months"', "6 months").optional(),
}

const metric = objectType("Metric", "The figure a case study is about, and the values behind it.", {
  value: text('a figure as text, such as "3X"', "3X"),
  label: text("what the figure counts", "traffic in 6 months"),
  ...evidenceFields,
  baseline: text(
    'whose value the start is, if it is not an earlier one, such as "the median page"',
    "the median page",
  ).optional(),
})

const schema = group({
  order: order(),
  sample: boolean("Turn on while the client, figures or quote are invented; the pages then say so", {
    defaultValue: true,
  }).optional(),
  client: text("the client's name, or what kind of client it is", "A regional-language news publisher"),
  brand: reference("brand", "kadal-courier", "The client whose logo is shown").optional(),
  heading: text("the result in a few words", "3X traffic growth in 6 months"),
  summary: paragraph("one paragraph", "A publisher's archive was invisible to search …"),
  challenge: paragraph("what was wrong", "Two thirds of the archive could not be crawled."),
  work: paragraph("what was done", "We opened the archive, section by section."),
  result: paragraph("what changed, and what supports it", "Sections fixed later rose later."),
  metric,
  quote: group({
    text: text("the client's words", { label: "Words", as: "paragraph" }),
    author: text("the client's role", { label: "Role" }),
    company: text("the client's company"),
    question: text("the question that the quote answers", "What surprised you?").optional(),
  }).optional(),
  services: unique(
    nonEmptyList(slug("seo-consulting"), "a list of the services used, by their slugs", {
      refersTo: "service",
      hint: "The services that were used, the first before the others",
    }),
  ),
  article: reference("post", "opening-an-archive", "The article that explains the method").optional(),
  resource: reference("resource", "seo-audit-checklist", "For readers with the same problem").optional(),
  chart: group(chartFields),
})

const nodes = (values: Values, slug: string): ContentNode[] => {
  const { quote, chart, ...own } = values as Partial<z.infer<typeof schema>>
  const order = orderOf(own.order)
  const study = { ...own, slug, order, sample: own.sample === true, path: casePath(slug) }
  const { text, ...speaker } = quote ?? {}
  return [
    { type: "CaseStudy", fields: { ...study, chart: slug, quote: quote ? slug : null } },
    { type: "Chart", fields: { ...chart, slug, sample: study.sample } },
    ...(quote ? [{ type: "Testimonial", fields: { ...speaker, quote: text, slug, order, case: slug } }] : []),
  ]
}

export const caseStudy = {
  schema,
  type: "CaseStudy",
  doc: "A case study, from content/cases/<slug>.json.",
  derived: {
    slug: ["String!", "The name of its file: traffic-growth"],
    path: ["String!", "Its place on the results page: /results#traffic-growth"],
    quote: ['Testimonial @link(by: "slug")', "The client's words: traffic-growth"],
    chart: ['Chart @link(by: "slug")', "Its chart, which has the same slug: traffic-growth"],
  },
  cms: {
    label: "Cases",
    singular: "Case",
    hint: "What was done for a client: figures, chart and the client's words. Shown on Results and Testimonials.",
  },
  nodes,
} satisfies ContentType

export const testimonial: OtherType = {
  type: "Testimonial",
  doc: "A client's words, from a case study.",
  isNode: true,
  derived: {
    slug: ["String!", "The slug of its case: traffic-growth"],
    quote: ["String!", "The quote without quotation marks: They told us what not to measure."],
    author: ["String!", "The role: Head of Audience"],
    company: ["String!", "Kadal Courier"],
    question: ["String", "The question that it answers: What surprised you?"],
    order: ["Int!", "The position of its case; 1 for the first"],
    case: ['CaseStudy! @link(by: "slug")', "Its case: traffic-growth"],
  },
}
