import type { Entry, Row } from "../table"
import { haveDecimals, parseCount } from "./parse-number"
import { areAmbiguous, type ReadOrder, readPeriods } from "./read-periods"

type ReadEntries = {
  readonly rows: readonly Row[]
  /** Indices of lines that have something in them, but not two numbers. */
  readonly wrong: readonly number[]
  /** Their days, as far as they have one. */
  readonly waiting: readonly string[]
  /** How dates of numbers alone were read, if any might be another day. */
  readonly order: ReadOrder | undefined
}

/**
 * The lines of the table that have both numbers, and those that have not. What dates and numbers mean is decided for the whole table.
 * A row without a period is named by its line.
 */
export const readEntries = (entries: readonly Entry[]): ReadEntries => {
  const numbers = entries.flatMap(({ books, analytics }) => [books, analytics].filter(cell => cell.trim()))
  const areDecimals = haveDecimals(numbers)
  const filled = entries.flatMap((entry, i) =>
    Object.values(entry).some(cell => cell.trim()) ? [{ ...entry, i }] : [],
  )
  const periods = filled.map(({ period }) => period)
  const { days, order } = readPeriods(periods)
  const rows: Row[] = []
  const wrong: number[] = []
  const waiting: string[] = []
  for (const [index, { period, books, analytics, i }] of filled.entries()) {
    const [inBooks, inAnalytics] = [parseCount(books, areDecimals), parseCount(analytics, areDecimals)]
    const day = days[index]
    if (inBooks !== undefined && inAnalytics !== undefined)
      rows.push({ period: day ?? (period.trim() || `#${i + 1}`), books: inBooks, analytics: inAnalytics })
    else {
      wrong.push(i)
      if (day) waiting.push(day)
    }
  }
  return { rows, wrong, waiting, order: order === "eitherOrder" || areAmbiguous(periods) ? order : undefined }
}
