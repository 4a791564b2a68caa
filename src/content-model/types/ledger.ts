import type { ContentType, Values } from "./content-type"
import { boolean, date, group, groupList, number, reference, text } from "./field-types"

const estimate = group({
  stated: date({
    hint: "The day on which it was published",
    doc: "2025-03-17: when it was published",
    isPast: true,
  }),
  estimate: text("what was estimated, and under which condition", "Monthly active users in 12 months"),
  low: number("the low end of the range", "55"),
  high: number("the high end of the range", "85"),
  unit: text('"%" for a change in per cent, or the name of the unit', "%"),
  due: date({ hint: "The day by which it is measured", doc: "2026-03-31: by when it is measured" }),
  outcome: number("what was measured", {
    example: "100",
    hint: "Left empty until it is measured",
  }).optional(),
  case: reference("case", "traffic-growth", "The case it belongs to").optional(),
  sample: boolean("Turn on while the estimate is invented", { defaultValue: true }).optional(),
})
  .refine(({ low, high }) => low < high, { path: ["high"], error: 'greater than "low"' })
  .refine(({ stated, due }) => stated <= due, { path: ["due"], error: "on or after the day it was stated" })

const isWithinRange = ({ low, high, outcome }: Values): boolean | null =>
  typeof outcome === "number" ? Number(low) <= outcome && outcome <= Number(high) : null

export const ledger = {
  schema: groupList(estimate, "a list of estimates", "estimate"),
  type: "LedgerEntry",
  doc: "A published estimate and its outcome, from content/ledger.json.",
  derived: { inRange: ["Boolean", "Whether the outcome is in the range: true; absent until it is measured"] },
  cms: {
    label: "Ledger of estimates",
    singular: "Estimate",
    hint: "Every published estimate, as a range, with its outcome; misses stay",
  },
  fields: values => ({ ...values, sample: values.sample === true, inRange: isWithinRange(values) }),
} satisfies ContentType
