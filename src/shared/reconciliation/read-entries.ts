import { haveDecimals, parseCount } from "./parse-number"
import { type ReadOrder, readPeriods } from "./read-periods"
import type { Entry, Row } from "./rows"

/**
 * The lines of the table that have both numbers, the indices of lines that have something else than two, and how dates of numbers
 * alone were read. What dates and numbers mean is decided for the whole table. A row without a period is named by its line.
 */
export const readEntries = (
  entries: readonly Entry[],
): { readonly rows: Row[]; readonly wrong: readonly number[]; readonly order: ReadOrder | undefined } => {
  const numbers = entries.flatMap(({ books, analytics }) => [books, analytics].filter(cell => cell.trim()))
  const areDecimals = haveDecimals(numbers)
  const filled = entries.flatMap((entry, i) =>
    entry.books.trim() || entry.analytics.trim() ? [{ ...entry, i }] : [],
  )
  const { days, order } = readPeriods(filled.map(({ period }) => period))
  const wrong: number[] = []
  const rows = filled.flatMap(({ period, books, analytics, i }, index): Row[] => {
    const [inBooks, inAnalytics] = [parseCount(books, areDecimals), parseCount(analytics, areDecimals)]
    if (inBooks === undefined || inAnalytics === undefined) {
      wrong.push(i)
      return []
    }
    const name = days[index] ?? (period.trim() || `#${i + 1}`)
    return [{ period: name, books: inBooks, analytics: inAnalytics }]
  })
  return { rows, wrong, order }
}
