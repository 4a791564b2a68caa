import { extent, median, min } from "d3-array"
import { maxRows } from "../table"
import { dayScale, stepsOf } from "./calendar"
import { type Block, type Line, plainText } from "./cells"
import { analyticsRank, namesOrders, namesOtherMeasure, namesPeriod, namesWeeks } from "./headings"
import { parseCount } from "./parse-number"
import { asWeek, readPeriods } from "./read-periods"

/** Which columns of a table are its periods, -1 where they have no name, and its counts. */
export type Columns = { readonly period: number; readonly counts: readonly number[] }

export const isNumber = (cell = ""): boolean => parseCount(cell) !== undefined

const widthOf = ({ cells }: Line): number => cells.length

const isMost = (found: readonly unknown[], all: readonly unknown[]): boolean => found.length > all.length / 2

const isFilled = (cell: string): boolean => cell !== ""

export const textKey = (period = ""): string => plainText(period).toLowerCase()

/** What periods are known by: their days, or their texts where a table has no days, or none that are sure. */
export const keysOf = (periods: readonly string[]): readonly (string | undefined)[] => {
  const { days, order } = readPeriods(periods)
  const areTexts = order === "eitherOrder" || days.every(day => !day)
  return days.map((day, i) => day ?? (areTexts ? textKey(periods[i]) || undefined : undefined))
}

/** The cells of a column, as weeks where its heading says that they are. */
export const periodsIn = ({ heading, rows }: Block, column: number): readonly string[] => {
  const cells = rows.map(row => row.cells[column] ?? "")
  return namesWeeks(heading?.cells[column]) ? cells.map(asWeek) : cells
}

/** Whether a column is one of dates: most of its cells that are not empty. @param isRemark whether one alone is none */
const areDates = (cells: readonly string[], isRemark: boolean): boolean => {
  const filled = cells.filter(isFilled)
  const { days, order } = readPeriods(filled)
  const found = days.filter(day => day !== undefined)
  const open = order === "eitherOrder" ? filled.filter(cell => /^\d{1,2}([-/. ]) ?\d{1,2}\1/.test(cell)) : []
  const isAlone = isRemark && filled.length === 1 && cells.length > 1
  return !isAlone && isMost([...found, ...open], filled)
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every(isFilled) && keysOf(one).join() === keysOf(other).join()

/** Whether two columns of dates are where periods begin and end: all as long, but for a first and a last one, or months. */
const areSpans = (from: readonly string[], to: readonly string[]): boolean => {
  const [first, last] = [readPeriods(from).days, readPeriods(to).days]
  const lengths = first.flatMap((day, i) => {
    const end = last[i]
    return day && end ? [dayScale.at(end) - dayScale.at(day)] : []
  })
  // A first or a last week may be cut.
  const inner = lengths.length > 2 && median(lengths) === 6 ? lengths.slice(1, -1) : lengths
  const [shortest = -1, longest = -1] = extent(inner)
  return (min(lengths) ?? -1) >= 0 && longest - shortest <= (shortest < 27 ? 0 : 3)
}

/** Whether most numbers run on by a line, a day or a week. */
const areRunning = (cells: readonly string[]): boolean => {
  const steps = stepsOf(cells.map(cell => parseCount(cell) ?? Number.NaN))
  const isRun = (run: number) =>
    isMost(
      steps.filter(step => step === run),
      steps,
    )
  return steps.length > 1 && [1, -1, 7, -7].some(isRun)
}

/** Columns whose heading says that they count something else than orders. */
export const otherColumns = (heading: Line | undefined): readonly number[] =>
  heading?.cells.flatMap((cell, column) => (namesOtherMeasure(cell) ? [column] : [])) ?? []

/**
 * Which columns are periods and counts. Periods are those with dates, else those that are headed as such, else the first column, or
 * the second where the first repeats itself and the second runs on, as a year before a week; without any, of two columns both are
 * counts. A second column of periods is one of a second table beside the first, unless it is the same in each row, or where periods end.
 * @param others columns that are no orders
 * @returns one table or two; undefined where it can't be told which columns belong together
 */
export const columnsOf = (
  { heading, rows }: Block,
  others: readonly number[],
): readonly Columns[] | undefined => {
  // As many as are read tell enough.
  const some = { heading, rows: rows.slice(0, maxRows) }
  const width = Math.max(0, ...[...(heading ? [heading] : []), ...some.rows].map(widthOf))
  const cells = Array.from({ length: width }, (_, column) => periodsIn(some, column))
  const cellsOf = (column: number) => cells[column] ?? []
  const all = [...cells.keys()]
  const named = all.filter(column => namesPeriod(heading?.cells[column]))
  const dates = all.filter(column =>
    areDates(cellsOf(column), column === width - 1 && !named.includes(column)),
  )
  const isFree = (column: number) => column < width && ![...dates, ...named, ...others].includes(column)
  // Headed as a period, and between counts, it is one of another table, whatever is in it.
  const isBetween = (column: number) => column > (dates[0] ?? 0) && isFree(column - 1) && isFree(column + 1)
  const periods =
    dates.length > 0
      ? all.filter(column => dates.includes(column) || (named.includes(column) && isBetween(column)))
      : named
  const own = periods.filter((column, i) =>
    periods.slice(0, i).every(other => {
      const isEnd = column === other + 1 && areSpans(cellsOf(other), cellsOf(column))
      return !isEnd && !areSame(cellsOf(other), cellsOf(column))
    }),
  )
  if (own.length > 1) {
    const counts = all.filter(
      column => isFree(column) && isMost(cellsOf(column).filter(isNumber), cellsOf(column).filter(isFilled)),
    )
    const ordered = [...own, ...counts].sort((one, other) => one - other)
    const tables = [ordered.slice(0, 2), ordered.slice(2)].map(columns => ({
      period: own.find(column => columns.includes(column)) ?? -1,
      counts: counts.filter(column => columns.includes(column)),
    }))
    const isSure =
      own.length === 2 && tables.every(({ period, counts }) => period >= 0 && counts.length === 1)
    return isSure ? tables : undefined
  }
  const [start] = own
  const first = cellsOf(0)
  const isYear = new Set(first).size < first.length && width > 1 && areRunning(cellsOf(1))
  const hasPeriod = width > 2 || start !== undefined || isYear || areRunning(first)
  const period = hasPeriod ? (start ?? Number(isYear)) : -1
  const after = all.filter(column => column > period && isFree(column))
  // An index or a shop's name may be before a date.
  const before = all.filter(
    column => column < period && isFree(column) && namesOrders(heading?.cells[column]),
  )
  return [{ period, counts: after.length > 1 ? after : [...before, ...after] }]
}

/** The columns of books and analytics: as their headings say, otherwise the first two. */
export const booksFirst = (counts: readonly number[], heading: Line | undefined): readonly number[] => {
  const ranks = counts.map(column => analyticsRank(heading?.cells[column]))
  const most = Math.max(...ranks)
  const [first = 1, second] = ranks.flatMap((rank, i) => (rank === most ? [i] : []))
  const analytics = counts[first === 0 && second !== undefined ? second : first]
  const others = counts.filter(column => column !== analytics)
  const orders = most > 0 ? others.find(column => namesOrders(heading?.cells[column])) : undefined
  const books = orders ?? others[0]
  return [books, analytics].flatMap(column => column ?? [])
}
