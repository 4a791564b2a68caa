import type { Entry, Row } from "../table"
import { haveDecimals, parseCount } from "./parse-number"
import { type ReadOrder, readPeriods } from "./read-periods"

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
  const numbers = entries.flatMap(({ books, analytics }) => [books, analytics]).filter(cell => cell.trim())
  const areDecimals = haveDecimals(numbers)
  const { days, order, isDoubtful } = readPeriods(entries.map(({ period }) => period))
  const rows: Row[] = []
  const wrong: number[] = []
  const waiting: string[] = []
  for (const [i, entry] of entries.entries()) {
    const [books, analytics] = [
      parseCount(entry.books, areDecimals),
      parseCount(entry.analytics, areDecimals),
    ]
    const period = days[i] ?? (entry.period.trim() || `#${i + 1}`)
    if (books !== undefined && analytics !== undefined) rows.push({ period, books, analytics })
    else if (Object.values(entry).some(cell => cell.trim())) {
      wrong.push(i)
      waiting.push(...(days[i] ? [period] : []))
    }
  }
  return { rows, wrong, waiting, order: isDoubtful ? order : undefined }
}
