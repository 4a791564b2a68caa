import { escapeFormula } from "../../escape"
import type { Judgement } from "../reconcile"
import type { Entry, Row } from "../table"
import type { Words } from "./sentences"

/** Quoted where it must be (RFC 4180). */
const cell = (value: string | number): string => {
  // What is a number cannot be a formula, even if it begins with a minus.
  const text = Number.isFinite(Number(value)) ? String(value) : escapeFormula(String(value))
  return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** Lines of a CSV file, with the mark by which Excel knows UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(",")).join("\r\n")}\r\n`

const percent = (share: number): string => (share * 100).toFixed(2)

/**
 * Each row with its share and limits, in per cent, with a decimal point and no grouping, as programs read them; then the rows without
 * a share, as they were written where they are no numbers.
 */
export const csvOf = (
  { rows, assessment, wrong }: Judgement,
  entries: readonly Entry[],
  { form, chart }: Pick<Words, "chart"> & { readonly form: Entry },
): string => {
  const shares = [chart.share, chart.lower, chart.upper].map(name => `${name} %`)
  const points = assessment?.points ?? []
  const waiting = new Set(points.map(({ period }) => period))
  // Of two rows for a period, the first is in the chart.
  const isLeftOut = ({ period, books }: Row) => !(books > 0 && waiting.delete(period))
  const leftOut: readonly (Entry | Row)[] = [
    ...rows.filter(isLeftOut),
    ...wrong.flatMap(i => entries[i] ?? []),
  ]
  return toCsv([
    [form.period, form.books, form.analytics, chart.missing, ...shares],
    ...points.map(({ period, books, analytics, missing, share, lower, upper }) => [
      period,
      books,
      analytics,
      missing,
      ...[share, lower, upper].map(percent),
    ]),
    ...leftOut.map(({ period, books, analytics }) => [period, books, analytics, "", "", "", ""]),
  ])
}
