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

/**
 * "3X" is a ratio, either way round, since a third of the time is three times as fast; "200%" a change, with a sign a rise or a fall;
 * "20+" at least the difference. Other texts claim nothing that can be computed.
 * @returns undefined if the figure is right
 */
const correctedFigure = (figure: string, start: number, end: number): string | undefined => {
  const [, sign = "", written = "", unit = ""] =
    /^([+−-]?)(\d[\d,]*(?:\.\d+)?) ?([X×%+])$/i.exec(figure.trim()) ?? []
  if (!unit || (start === 0 && unit !== "+")) return undefined
  // "1,200" has groups, "1,5" a decimal comma.
  const number = written.replace(/,(?=\d{2,3}(?:\D|$))/g, "").replace(",", ".")
  const change = end - start
  if (unit === "+") return Math.abs(change) >= Number(number) ? undefined : `${Math.floor(Math.abs(change))}+`
  const digits = number.split(".")[1]?.length ?? 0
  const isRight = (value: number) => Number(value.toFixed(digits)) === Number(number)
  const rounded = (value: number) => `${Number(value.toFixed(Math.max(digits, 1)))}${unit}`
  if (unit !== "%") return isRight(end / start) || isRight(start / end) ? undefined : rounded(end / start)
  const percent = Math.abs(change / start) * 100
  const rightSign = sign && (change < 0 ? "-" : "+")
  if (isRight(percent) && sign.replace("−", "-") === rightSign) return undefined
  return rightSign + rounded(percent)
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
