import type { JsonFile } from "../read/read-content"
import { asWarning, type Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { ledger } from "../types/ledger"
import { casesOf, type Site } from "./site-model"
import { unknownSlug } from "./unknown-slug"

type Estimate = { stated: string; due: string; low: number; high: number; outcome?: number }

const estimateProblems = (
  source: JsonFile,
  index: number,
  { stated, due, low, high, outcome }: Estimate,
  { day }: Site,
  cases: readonly string[],
): Problem[] => {
  const problem = (field: string, message: string) => fieldProblem(source, [index, field], message)
  return [
    ...(low < high
      ? []
      : [problem("high", `${high} is not above low, ${low}; expected the high end of the range`)]),
    ...(stated > day
      ? [problem("stated", `${quote(stated)} is in the future; expected ${day} or earlier`)]
      : []),
    ...(due < stated
      ? [problem("due", `${quote(due)} is before the day it was stated; expected ${stated} or later`)]
      : []),
    ...(outcome === undefined && due < day
      ? [
          asWarning(
            problem(
              "due",
              `${quote(due)} has passed, and the ledger does not say what happened; expected an outcome`,
            ),
          ),
        ]
      : []),
    ...unknownSlug(source, [index, "case"], "a case of content/cases", cases),
  ]
}

/** Estimates whose range, days or case cannot be, and those that are overdue. */
export const checkLedger = (site: Site): Problem[] => {
  const source = site.fileNamed("ledger.json")
  const { data } = ledger.schema.safeParse(source?.data)
  // What the schema refuses is reported by the schema.
  if (!source || !data) return []
  const cases = [...casesOf(site).keys()]
  return (data as Estimate[]).flatMap((one, index) => estimateProblems(source, index, one, site, cases))
}
