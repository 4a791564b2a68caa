import { z } from "zod"
import { fields, flag, list, number, oneOf, slug, text } from "./schema-parts"

const expectedPoints = "a list of points with label and value"

/** A chart as an editor writes it: `ChartData` of components/charts/chart-data.ts. */
export const chartSchema = fields({
  slug: slug(),
  kind: oneOf(["line", "bar", "dumbbell", "slope"]),
  title: text("the finding as a sentence"),
  subtitle: text("what is shown, its unit and period"),
  alt: text("the finding with its numbers, for those who cannot see the chart"),
  note: text("where the figures come from"),
  unit: text('"%" or the name of the unit'),
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
      fields({ label: text("what changed"), at: text("the label of a point") }),
      "a list of markers with label and at",
    )
    .optional(),
  threshold: fields({ value: number(), label: text("what the level means") }).optional(),
  gap: fields({ from: text("the name of a series"), label: text("what the gap means") }).optional(),
})

/** A chart whose file obeys the schema. */
export type Chart = z.output<typeof chartSchema>
