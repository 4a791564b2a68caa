import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, slug, text } from "./parts"

/** Case studies: `content/case-studies.json`. */
export const caseStudy: ContentType = {
  schema: z.array(
    fields({
      slug: slug(),
      heading: text("the result in a few words"),
      summary: text("one paragraph"),
      client: text("a kind of client"),
      challenge: text("what was wrong"),
      work: text("what was done"),
      result: text("what changed"),
      metric: fields({
        value: text('a figure as text, such as "3X"'),
        label: text("what the figure counts"),
      }),
      chart: slug(),
    }),
    "a list of case studies",
  ),
  desk: {
    label: "Case studies",
    one: "Case study",
    fields: {
      summary: { as: "paragraph" },
      challenge: { as: "paragraph" },
      work: { as: "paragraph" },
      result: { as: "paragraph" },
      chart: { as: "chart", hint: "The chart that shows the result" },
    },
  },
  nodes: values => oneNode("CaseStudy", values.slug, values),
  sdl: /* GraphQL */ `
"""
The figure a case study is about.
"""
type Metric @dontInfer {
  "3X"
  value: String!
  "traffic in 6 months"
  label: String!
}

"""
A case study, from content/case-studies.json.
"""
type CaseStudy implements Node @dontInfer {
  "traffic-growth"
  slug: String!
  "3X traffic growth in 6 months"
  heading: String!
  "One paragraph: A publisher's archive was invisible to search …"
  summary: String!
  "A kind of client: A regional-language news publisher"
  client: String!
  "What was wrong: Two thirds of the archive could not be crawled."
  challenge: String!
  "What was done: We opened the archive, section by section."
  work: String!
  "What changed: Three times the visits, most of them to old articles."
  result: String!
  "{ value: \\"3X\\", label: \\"traffic in 6 months\\" }"
  metric: Metric!
  "The chart that shows it, named by its slug"
  chart: Chart @link(by: "slug")
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
