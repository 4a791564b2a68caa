import type { z } from "zod"
import type { ContentType } from "./content-type"
import {
  boolean,
  group,
  list,
  nonEmptyList,
  number,
  objectType,
  oneOf,
  paragraph,
  slug,
  text,
} from "./field-types"

const point = objectType("ChartPoint", "One number of a chart with its label.", {
  label: text("a label", "Month 3"),
  value: number("a number", "108"),
})

const series = objectType("ChartSeries", "One line or one set of bars.", {
  name: text("the name of the series", "Forecast without it"),
  emphasis: boolean("Turn on for the series that the title is about", { defaultValue: true }),
  dashed: boolean("Turn on for forecast figures", { sdl: "Boolean" }).optional(),
  points: nonEmptyList(point, "a list of points with label and value"),
})

const marker = objectType(
  "ChartMarker",
  "A marked place in a chart: a dated change, or a row, column or diagonal of a heatmap.",
  {
    label: text("what the marker says", "Archive opened to search"),
    at: text("the label of a point", {
      doc: "The label of a point: Month 2. Of a heatmap a row (April), a column (M1), or a cell whose diagonal is meant (April M1)",
    }),
  },
)

const forecast = objectType("ChartForecast", "A point that was forecast: its range.", {
  at: text("the label of a point", "October"),
  low: number("a number", "24313"),
  high: number("a number", "29061"),
})

export const chartFields = {
  kind: oneOf(["line", "bar", "pairs", "slope", "heatmap", "funnel"], {
    type: "ChartKind",
    doc: "How a chart is drawn: line over time, bar from zero, pairs before and after, slope between two moments, heatmap of rows and columns, funnel of steps",
  }),
  title: text("the finding as a sentence", "Search visits tripled in six months"),
  subtitle: paragraph("what is shown, its unit and period", "Visits from search, index, January to June"),
  alt: paragraph(
    "the finding with its numbers, for readers who cannot see the chart",
    "Visits rise from 100 to 300.",
    { label: "Text alternative" },
  ),
  source: text("where the figures come from", "Sample data in place of the client's analytics"),
  period: text("the time that the figures are of", "January to June 2025"),
  note: paragraph("what else a reader must know", "The forecast was fixed before the work began").optional(),
  unit: text('"%", "₹" or the name of the unit', "%"),
  series: nonEmptyList(series, "a list of series with name, emphasis and points"),
  markers: list(marker, "a list of markers with label and at", {
    hint: "Dated changes; of a heatmap a row, a column, or a cell whose diagonal is meant",
  }).optional(),
  forecast: list(forecast, "a list of points that were forecast, with at, low and high", {
    hint: "The last points of a line that were not counted but forecast, each with its range",
  }).optional(),
  threshold: objectType(
    "ChartThreshold",
    "A level the figures are compared with, such as a baseline or a tolerance.",
    { value: number("a number", "5"), label: text("what the level means", "Agreed tolerance") },
    { hint: "A level that the figures are compared with" },
  ).optional(),
  gap: objectType(
    "ChartGap",
    "The distance between the emphasised series and another, shaded and named.",
    {
      from: text("the name of a series", "Forecast without it"),
      label: text("what the gap means", "88 points above forecast"),
    },
    { hint: "The distance between two lines" },
  ).optional(),
}

const schema = group({
  slug: slug({ example: "user-growth", hint: "The name of its file, by which pages refer to the chart" }),
  sample: boolean("Turn on while the figures are invented; the chart is then labelled").optional(),
  ...chartFields,
})

export type Chart = z.infer<typeof schema>

export const chart = {
  schema,
  type: "Chart",
  doc: "A chart, from content/charts/<slug>.json, or that of a case study, whose slug it has.",
  derived: {
    drawingHtml: ["String!", 'The drawing with its key, made by the build: <svg role="img" …'],
    footerHtml: ["String!", "The chart's footer, made by the build: <p>Source: …"],
  },
  cms: { label: "Charts", singular: "Chart" },
  fields: values => ({ ...values, sample: values.sample === true }),
} satisfies ContentType
