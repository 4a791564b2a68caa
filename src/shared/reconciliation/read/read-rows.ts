import type { Entry } from "../table"
import { type Line, type Problem, problemOf } from "./cells"
import { cellsIn, nameOf } from "./columns"
import { analyticsRank, namesOrders } from "./headings"
import { isCount } from "./parse-number"
import type { Part } from "./tables"

/** What was read, and what was not. */
export type Reading = {
  readonly entries: readonly Entry[]
  readonly problems: readonly Problem[]
  /** The headings of the columns that were read; of more than three without a heading, their places. */
  readonly columns: readonly string[]
  /** If two tables were joined by their dates: how many periods only one of them has. */
  readonly unmatched?: number
}

/** Whether cells between commas may be the groups of one number, or of two of which the second has groups. */
const mayBeGroups = (cells: readonly string[], count: 1 | 2): boolean =>
  count === 1
    ? cells.length > 1 && cells.every(cell => /^\d+$/.test(cell)) && isCount(cells.join(","))
    : cells.some((_, i) => i > 0 && isCount(cells.slice(0, i).join(",")) && mayBeGroups(cells.slice(i), 1))

/**
 * Whether it is sure what the cells of a line are, which commas divide though no heading and no quotation mark tells them from the
 * commas of numbers. @param isEven whether all lines have as many cells
 */
const isSure = (cells: readonly string[], isEven: boolean): boolean => {
  if (cells.length > 3) return isEven && !mayBeGroups(cells.slice(1), 1) && !mayBeGroups(cells.slice(1), 2)
  const last = cells.slice(-2)
  // "1,234": of an order or ten, analytics would have a hundred and more.
  const isOne = /^[1-9]\d?$/.test(last[0] ?? "") && mayBeGroups(last, 1)
  return !isOne && !(cells.length === 3 && mayBeGroups(cells, 1))
}

/** The columns of books and analytics: as their headings say, otherwise the first two. */
const booksFirst = ({ heading, counts }: Part): readonly [books?: number, analytics?: number] => {
  const rankOf = (column: number) => analyticsRank(heading?.cells[column])
  const most = Math.max(...counts.map(rankOf))
  const likely = counts.filter(column => rankOf(column) === most)
  const analytics = likely.find(column => column !== counts[0]) ?? likely[0]
  const others = counts.filter(column => column !== analytics)
  const books = others.find(column => namesOrders(heading?.cells[column])) ?? others[0]
  return [books, analytics]
}

/** The rows of one table. @param isLoose whether commas divide both cells and, perhaps, numbers */
export const readRows = (part: Part, isLoose: boolean): Reading => {
  const { heading, rows, period, counts } = part
  const isEven = rows.every(({ cells }) => cells.length === rows[0]?.cells.length)
  const isWhole = ({ cells }: Line) =>
    cells.length > 1 && (!isLoose || (heading ? cells.length <= heading.cells.length : isSure(cells, isEven)))
  const [inBooks = -1, inAnalytics = -1] = booksFirst(part)
  const periods = cellsIn(part, period)
  const entries: Entry[] = []
  const problems: Problem[] = []
  for (const [i, row] of rows.entries()) {
    const [books = "", analytics = ""] = [row.cells[inBooks], row.cells[inAnalytics]]
    if (counts.length < 2 || !isWhole(row)) problems.push(problemOf("columns", row))
    else if (!isCount(books) || !isCount(analytics)) problems.push(problemOf("numbers", row))
    else entries.push({ period: period < 0 ? `${entries.length + 1}` : (periods[i] ?? ""), books, analytics })
  }
  const isNamed = heading || rows.some(row => row.cells.length > 3 && isWhole(row))
  const columns = [period, inBooks, inAnalytics].flatMap(at => (at < 0 ? [] : nameOf(part, at)))
  return { entries, problems, columns: entries.length > 0 && isNamed ? columns : [] }
}
