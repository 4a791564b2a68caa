import { type Entry, isDay } from "../table"
import { type Line, type Problem, problemOf } from "./cells"
import { cellsIn, nameOf } from "./columns"
import { analyticsRank, namesOrders } from "./headings"
import { isCount } from "./parse-number"
import { dayScale, readPeriods, stepsOf, textKey, usualStep } from "./read-periods"
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

/** A row of a table with one count, and what its period is known by. */
type Count = { readonly row: Line; readonly key: string; readonly period: string; readonly count: string }

/** The rows of a table with one count, and why others are none. */
const countsIn = (part: Part) => {
  const [counted = -1] = part.counts
  const periods = cellsIn(part, part.period)
  const { keys, order } = readPeriods(periods)
  const counts: Count[] = []
  const wrong = new Map<Line, Problem["problem"]>()
  for (const [i, row] of part.rows.entries()) {
    const [key, period = "", count = ""] = [keys[i], periods[i], row.cells[counted]]
    // The other table is longer, or this is a title.
    if (!count && (!period || row.cells.length < 2)) continue
    if (key && isCount(count)) counts.push({ row, key, period, count })
    else wrong.set(row, key ? "numbers" : "undatedRows")
  }
  const names = [part.period, counted].map(column => nameOf(part, column))
  return { counts, wrong, isOpen: order === "eitherOrder", names }
}

/** Whether two tables may have rows of equal length: days are not compared with weeks, though some of one may be missing. */
const areAsLong = (...tables: readonly Iterable<string>[]): boolean => {
  const steps = tables.map(keys => usualStep(stepsOf([...keys].filter(isDay).sort().map(dayScale.at))))
  const [shorter = 0, longer = 0] = steps.sort((a, b) => a - b)
  return longer < 4 * shorter || longer === shorter
}

/**
 * The periods that two tables of one count each both have. Where dates of one may be read in either order, those that are written
 * alike are the same.
 * @param first is the books, unless headings say otherwise
 * @param isLoose whether commas divide both cells and, perhaps, numbers: of a line that is wrong in one table, the other is not sure
 * @returns no row where it isn't sure that they count the same periods
 */
export const joinTables = (first: Part, second: Part, isLoose: boolean): Reading => {
  const [one, other] = [countsIn(first), countsIn(second)]
  const [books, analytics] =
    analyticsRank(one.names[1]) > analyticsRank(other.names[1]) ? [other, one] : [one, other]
  // A line may be wrong on both sides.
  const wrong = new Map([...one.wrong, ...other.wrong])
  const keyOf = ({ period, key }: Count) => (one.isOpen || other.isOpen ? textKey(period) : key)
  const countsOf = ({ counts }: typeof one) => counts.filter(({ row }) => !(isLoose && wrong.has(row)))
  const [inBooks, inAnalytics] = [countsOf(books), countsOf(analytics)]
  const byKey = (counts: readonly Count[]) => new Map(counts.map(count => [keyOf(count), count]))
  const [own, others] = [byKey(inBooks), byKey(inAnalytics)]
  const both = [...own].flatMap(([key, { period, count, key: day }]) => {
    const found = others.get(key)
    return found ? [{ period, books: count, analytics: found.count, day: [day, found.key].find(isDay) }] : []
  })
  const isOnce = own.size === inBooks.length && others.size === inAnalytics.length
  const isMost = both.length > 0 && both.length >= Math.min(own.size, others.size) / 2
  if (!isOnce || !isMost || !areAsLong(own.keys(), others.keys()))
    return { entries: [], columns: [], problems: [problemOf("tables", first.heading ?? first.rows[0])] }
  // Fewer rows may be read in another way.
  const { days } = readPeriods(both.map(({ period }) => period))
  const isSame = both.every(({ day }, i) => day === days[i])
  return {
    entries: both.map(({ day, period, ...counts }) => ({
      period: isSame ? period : (day ?? period),
      ...counts,
    })),
    unmatched: own.size + others.size - 2 * both.length,
    problems: [...wrong].map(([row, problem]) => problemOf(problem, row)),
    // Below each other, both may have one heading.
    columns: [...new Set([...books.names, ...analytics.names.slice(1)])],
  }
}
