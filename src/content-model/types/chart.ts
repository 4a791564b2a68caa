import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, flag, list, number, oneOf, slug, text } from "./parts"

const expectedPoints = "a list of points with label and value"

/** All that a chart is but its slug, for those that stand in the file of something else. */
export const chartFields = {
  kind: oneOf(["line", "bar", "pairs", "slope", "heatmap", "funnel"]),
  title: text("the finding as a sentence"),
  subtitle: text("what is shown, its unit and period"),
  alt: text("the finding with its numbers, for those who cannot see the chart"),
  source: text("where the figures come from"),
  period: text("the time that the figures are of"),
  note: text("what else a reader must know").optional(),
  unit: text('"%", "₹" or the name of the unit'),
  series: list(
    fields({
      name: text("the name of the series"),
      emphasis: flag(),
      dashed: flag().optional(),
      points: list(fields({ label: text("a label"), value: number() }), expectedPoints),
    }),
    "a list of series with name, emphasis and points",
  ),
  markers: z
    .array(
      fields({ label: text("what is to be seen there"), at: text("the label of a point") }),
      "a list of markers with label and at",
    )
    .optional(),
  forecast: z
    .array(
      fields({ at: text("the label of a point"), low: number(), high: number() }),
      "a list of points that were forecast, with at, low and high",
    )
    .optional(),
  threshold: fields({ value: number(), label: text("what the level means") }).optional(),
  gap: fields({ from: text("the name of a series"), label: text("what the gap means") }).optional(),
}

const schema = fields({ slug: slug(), sample: flag().optional(), ...chartFields })

/** A chart whose file obeys the schema. */
export type Chart = z.infer<typeof schema>

/** A chart: `content/charts/<slug>.json`. */
export const chart = {
  schema,
  desk: {
    label: "Charts",
    one: "Chart",
    fields: {
      slug: { hint: "The name of its file, by which pages name the chart" },
      sample: { hint: "On while the figures are invented; the chart then says so" },
      subtitle: { as: "paragraph" },
      alt: { label: "In words", as: "paragraph" },
      source: { hint: "Where the figures come from" },
      note: { as: "paragraph" },
      "series.emphasis": { hint: "On for the one series that the title speaks of", begins: true },
      "series.dashed": { hint: "On for figures that were forecast, not counted" },
      markers: { hint: "Dated changes; of a heatmap a row, a column, or a cell whose diagonal is meant" },
      forecast: { hint: "The last points of a line that were not counted but forecast, each with its range" },
      threshold: { hint: "A level that the figures are judged by" },
      gap: { hint: "The distance between two lines" },
    },
  },
  nodes: values => oneNode("Chart", values.slug, { ...values, sample: values.sample === true }),
  sdl: /* GraphQL */ `
"""
How a chart is drawn.
"""
enum ChartKind {
  "over time"
  line
  "amounts from zero"
  bar
  "two amounts of each thing, before and after"
  pairs
  "two moments, joined by lines"
  slope
  "a row a series, a column a label; darker is more"
  heatmap
  "steps that each keep a part of the one before"
  funnel
}

"""
One number of a chart with the label below it.
"""
type ChartPoint @dontInfer {
  "Month 3"
  label: String!
  "108"
  value: Float!
}

"""
One line or one set of bars.
"""
type ChartSeries @dontInfer {
  "Forecast without it"
  name: String!
  "True for the series that the title speaks of; the others are context"
  emphasis: Boolean!
  "True for figures that were forecast rather than counted"
  dashed: Boolean
  "[{ label: \\"Month 1\\", value: 100 }]"
  points: [ChartPoint!]!
}

"""
What is to be seen at a point: a dated change, or a row, column or diagonal of a heatmap.
"""
type ChartMarker @dontInfer {
  "Archive opened to search"
  label: String!
  "The label of a point: Month 2. Of a heatmap a row (April), a column (M1), or a cell whose diagonal is meant (April M1)"
  at: String!
}

"""
A point that was forecast: its range.
"""
type ChartForecast @dontInfer {
  "The label of the point: October"
  at: String!
  "24313"
  low: Float!
  "29061"
  high: Float!
}

"""
A level the figures are judged by, such as a baseline or a tolerance.
"""
type ChartThreshold @dontInfer {
  "5"
  value: Float!
  "Agreed tolerance"
  label: String!
}

"""
The distance between the emphasised series and another, shaded and named.
"""
type ChartGap @dontInfer {
  "The name of the other series: Forecast without it"
  from: String!
  "88 points above forecast"
  label: String!
}

"""
A chart, from content/charts/<slug>.json, or that of a case study, whose slug it has.
"""
type Chart implements Node @dontInfer {
  "user-growth"
  slug: String!
  "True while its figures are invented"
  sample: Boolean!
  "How it is drawn: line"
  kind: ChartKind!
  "The finding, as a sentence: Search visits tripled in six months"
  title: String!
  "What is shown, its unit and period: Visits from search, index, January to June"
  subtitle: String!
  "The finding with its numbers, for those who cannot see the chart"
  alt: String!
  "Where the figures come from: Sample data in place of the client's analytics"
  source: String!
  "The time that they are of: January to June 2025"
  period: String!
  "What else a reader must know: The forecast was fixed before the work began"
  note: String
  "%, which is set after every number, ₹, which is set before it, or the name of the unit"
  unit: String!
  "The drawing with its key, made by the build: <svg role=\\"img\\" …"
  drawn: String!
  "What stands below it, made by the build: <p>Source: …"
  foot: String!
  "[{ name: \\"Visits\\", emphasis: true, points: […] }]"
  series: [ChartSeries!]!
  "Dated changes: [{ label: \\"Archive opened\\", at: \\"Month 2\\" }]"
  markers: [ChartMarker!]
  "The last points of a line where they were forecast: [{ at: \\"October\\", low: 24313, high: 29061 }]"
  forecast: [ChartForecast!]
  "A level the figures are judged by: { value: 5, label: \\"Agreed tolerance\\" }"
  threshold: ChartThreshold
  "The shaded distance between two lines: { from: \\"Forecast\\", label: \\"88 points above\\" }"
  gap: ChartGap
}
`,
} satisfies ContentType
