import type { JsonFile } from "../read/read-content"
import { addError, fieldError, fieldWarning, type Path } from "../report/problems"
import { at } from "../report/schema-problems"
import { textOf } from "../types/values"
import { entriesOf, type Site } from "./site-model"

const isNumber = (value: unknown): value is number => typeof value === "number"

/** The values that a chart shows: its points, and the level they are judged by. */
const chartValues = (chart: unknown): unknown[] => [
  ...entriesOf(at(chart, "series")).flatMap(series =>
    entriesOf(at(series, "points")).map(point => at(point, "value")),
  ),
  at(chart, "threshold", "value"),
]

/**
 * The figure that follows from two values, in the form of the one claimed: "3X" is the end in starts, "200%" the growth in
 * per cent of the start, and "20+" at least so much between the two.
 * @returns the right figure where the one claimed is wrong
 */
const rightFigure = (figure: string, start: number, end: number): string | undefined => {
  const [, number = "", sign] = /^(\d+(?:\.\d+)?)(X|%|\+)$/.exec(figure) ?? []
  if (!sign || (start === 0 && sign !== "+")) return undefined
  const between = Math.abs(end - start)
  if (sign === "+") return between >= Number(number) ? undefined : `${Math.floor(between)}+`
  const right = sign === "X" ? end / start : ((end - start) / start) * 100
  const digits = number.split(".")[1]?.length ?? 0
  return Number(right.toFixed(digits)) === Number(number)
    ? undefined
    : `${Number(right.toFixed(Math.max(digits, 1)))}${sign}`
}

/** Checks whether a claimed figure follows from its start and end, and whether the chart shows these two. */
const checkFigure = (source: JsonFile, figure: Path, evidence: Path, chart: unknown): void => {
  const values = chartValues(chart).filter(isNumber)
  const [start, end] = [at(source.data, ...evidence, "start"), at(source.data, ...evidence, "end")]
  for (const [name, value] of Object.entries({ start, end }))
    if (isNumber(value) && values.length > 0 && !values.includes(value))
      fieldError(source, [...evidence, name], `${value} is not a value that the case's chart shows`)
  const claimed = textOf(at(source.data, ...figure))
  const right = isNumber(start) && isNumber(end) ? rightFigure(claimed, start, end) : undefined
  if (right)
    fieldError(source, figure, `"${claimed}" does not follow from ${start} → ${end}; expected "${right}"`)
}

/** Checks the figures of case studies, and of the claims of `site.json` that lead to one; and what is overdue. */
export const checkCases = ({ cases, contentFiles, fileNamed, day }: Site): void => {
  for (const [slug, source] of cases) {
    const chart = `content/charts/${slug}.json`
    if (contentFiles.has(chart))
      addError(source.vfile, `the slug "${slug}" is taken by ${chart}; rename one of the two`)
    checkFigure(source, ["metric", "value"], ["metric"], at(source.data, "chart"))
  }
  const site = fileNamed("site.json")
  for (const [index, claim] of site ? entriesOf(at(site.data, "claims")).entries() : []) {
    const study = cases.get(textOf(at(claim, "evidence", "case")))
    if (site)
      checkFigure(site, ["claims", index, "value"], ["claims", index, "evidence"], at(study?.data, "chart"))
  }
  const ledger = fileNamed("ledger.json")
  for (const [index, estimate] of entriesOf(ledger?.data).entries()) {
    const due = textOf(at(estimate, "due"))
    if (ledger && due && due < day && at(estimate, "outcome") === undefined)
      fieldWarning(ledger, [index, "due"], `${due} has passed; expected an outcome, which says what happened`)
  }
}
