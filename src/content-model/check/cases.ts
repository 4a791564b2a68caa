import type { JsonFile } from "../read/read-content"
import { fieldError, fieldWarning, type Path } from "../report/problems"
import { entriesOf, stringOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"

const isNumber = (value: unknown): value is number => typeof value === "number"

const chartValues = (chart: unknown): number[] =>
  [
    ...entriesOf(valueAt(chart, "series")).flatMap(series =>
      entriesOf(valueAt(series, "points")).map(point => valueAt(point, "value")),
    ),
    valueAt(chart, "threshold", "value"),
  ].filter(isNumber)

/** "3X" is a ratio, "200%" the growth, and "20+" at least the difference. @returns undefined if the figure is right */
const correctedFigure = (figure: string, start: number, end: number): string | undefined => {
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

const checkFigure = (source: JsonFile, figure: Path, evidence: Path, chart: unknown): void => {
  const values = chartValues(chart)
  const [start, end] = [valueAt(source.data, ...evidence, "start"), valueAt(source.data, ...evidence, "end")]
  for (const [name, value] of Object.entries({ start, end }))
    if (isNumber(value) && values.length > 0 && !values.includes(value))
      fieldError(source, [...evidence, name], `${value} is not a value of the case's chart`)
  const claimed = stringOf(valueAt(source.data, ...figure))
  const right = isNumber(start) && isNumber(end) ? correctedFigure(claimed, start, end) : undefined
  if (right) fieldError(source, figure, `"${claimed}" does not match ${start} → ${end}; expected "${right}"`)
}

export const checkCases = ({ cases, fileNamed, day }: ContentIndex): void => {
  for (const source of cases.values())
    checkFigure(source, ["metric", "value"], ["metric"], valueAt(source.data, "chart"))
  const site = fileNamed("site.json")
  entriesOf(valueAt(site?.data, "claims")).forEach((claim, index) => {
    const study = cases.get(stringOf(valueAt(claim, "evidence", "case")))
    const path = ["claims", index]
    if (site) checkFigure(site, [...path, "value"], [...path, "evidence"], valueAt(study?.data, "chart"))
  })
  const ledger = fileNamed("ledger.json")
  entriesOf(ledger?.data).forEach((estimate, index) => {
    const due = stringOf(valueAt(estimate, "due"))
    if (ledger && due && due < day && valueAt(estimate, "outcome") === undefined)
      fieldWarning(ledger, [index, "due"], `${due} has passed; expected an outcome`)
  })
}
