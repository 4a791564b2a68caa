import { z } from "zod"
import { type ContentType, oneNode, type Values } from "./content-type"
import { day, fields, flag, number, slug, text } from "./parts"

const schema = z.array(
  fields({
    stated: day(),
    estimate: text("what was estimated, and on which condition"),
    low: number("the low end of the range"),
    high: number("the high end of the range"),
    unit: text('"%" for a change in per cent, or the name of the unit'),
    due: day(),
    outcome: number("what was measured").optional(),
    case: slug().optional(),
    sample: flag().optional(),
  }),
  "a list of estimates",
)

/** Whether what was measured lies within the range; nothing while it is not known. */
const heldOf = ({ low, high, outcome }: Values): boolean | null =>
  typeof outcome === "number" ? Number(low) <= outcome && outcome <= Number(high) : null

/** Published estimates, and what happened: `content/ledger.json`. */
export const ledger: ContentType = {
  schema,
  desk: {
    label: "Ledger of estimates",
    one: "Estimate",
    hint: "Each estimate that was published, as a range, and what happened; misses stay",
    fields: {
      stated: { hint: "The day on which it was published" },
      due: { hint: "The day by which it is measured" },
      outcome: { hint: "Left empty until it is measured" },
      case: { as: "case", hint: "The case it belongs to" },
      sample: { hint: "On while the estimate is invented", begins: true },
    },
  },
  nodes: values =>
    oneNode("LedgerEntry", `${values.stated} ${values.estimate}`, {
      ...values,
      sample: values.sample === true,
      held: heldOf(values),
    }),
  sdl: /* GraphQL */ `
"""
An estimate that was published, and what happened, from content/ledger.json.
"""
type LedgerEntry implements Node @dontInfer {
  "The day on which it was published: 2025-03-17"
  stated: Date! @dateformat
  "What was estimated, and on which condition: Monthly active users in 12 months"
  estimate: String!
  "55"
  low: Float!
  "85"
  high: Float!
  "% for a change in per cent, or the name of the unit"
  unit: String!
  "The day by which it is measured: 2026-03-31"
  due: Date! @dateformat
  "What was measured: 100; absent until then"
  outcome: Float
  "Whether the range held; absent until it is measured"
  held: Boolean
  "The case it belongs to"
  case: CaseStudy @link(by: "slug")
  "True while the estimate is invented"
  sample: Boolean!
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
