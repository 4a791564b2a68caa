import { parseCount } from "./parse-number"
import { type DateOrder, dateOrderOf, parsePeriod } from "./parse-period"
import type { Entry, Row } from "./rows"

/** The lines of the table that have both numbers, and the indices of lines that have something else than two. */
export const readEntries = (
  entries: readonly Entry[],
  usual: DateOrder,
): { readonly rows: Row[]; readonly wrong: readonly number[]; readonly order: DateOrder } => {
  const order = dateOrderOf(
    entries.map(({ period }) => period),
    usual,
  )
  const wrong: number[] = []
  const rows = entries.flatMap(({ period, books, analytics }, i): Row[] => {
    if (!books.trim() && !analytics.trim()) return []
    const [inBooks, inAnalytics] = [parseCount(books), parseCount(analytics)]
    if (inBooks === undefined || inAnalytics === undefined) {
      wrong.push(i)
      return []
    }
    const name = parsePeriod(period, order) ?? (period.trim() || String(i + 1))
    return [{ period: name, books: inBooks, analytics: inAnalytics }]
  })
  return { rows, wrong, order }
}
