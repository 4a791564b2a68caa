import { extent, max, median, min } from "d3-array"
import { maxRows } from "../table"
import type { Line } from "./cells"
import { namesOrders, namesOtherMeasure, namesPeriod, namesWeeks } from "./headings"
import { parseCount } from "./parse-number"
import { asWeek, dayScale, type Periods, readPeriods, stepsOf } from "./read-periods"

/** Lines below each other, with their heading if they have one. */
export type Block = { readonly heading: Line | undefined; readonly rows: readonly Line[] }

/** Which column of a table is its period, -1 if none is, and which may be its counts. */
export type Columns = { readonly period: number; readonly counts: readonly number[] }

export type Layout = {
  /** Of one table, or of two side by side; none where it can't be told which columns belong together. */
  readonly tables: readonly Columns[]
  /** The headings of columns that count something else than orders, if there are too few counts for that reason. */
  readonly measure: string | undefined
}

/** The cells of a column, as weeks where its heading says that they are. */
export const cellsIn = ({ heading, rows }: Block, column: number): readonly string[] => {
  const cells = rows.map(row => row.cells[column] ?? "")
  return namesWeeks(heading?.cells[column]) ? cells.map(asWeek) : cells
}

/** What a column is called: by its heading, or by its place. */
export const nameOf = ({ heading }: Block, column: number): string =>
  heading?.cells[column] || `#${column + 1}`

type Column = Periods & { readonly at: number; readonly heading: string; readonly cells: readonly string[] }

const columnsIn = (block: Block): readonly Column[] => {
  // As many as are read tell enough.
  const some = { ...block, rows: block.rows.slice(0, maxRows) }
  const width = max([block.heading, ...block.rows], line => line?.cells.length) ?? 0
  return Array.from({ length: width }, (_, at) => {
    const cells = cellsIn(some, at)
    return { at, heading: block.heading?.cells[at] ?? "", cells, ...readPeriods(cells) }
  })
}

/** Whether the second of two columns is where the periods of the first end: all are as long, but for a first and a last one, or months. */
const areSpans = (from: Column, to: Column): boolean => {
  const lengths = from.days.flatMap((day, i) => {
    const end = to.days[i]
    return day && end ? [dayScale.at(end) - dayScale.at(day)] : []
  })
  // A first or a last week may be cut.
  const inner = lengths.length > 2 && median(lengths) === 6 ? lengths.slice(1, -1) : lengths
  const [shortest = -1, longest = -1] = extent(inner)
  const isEven = longest - shortest <= (shortest < 27 ? 0 : 3)
  return to.at === from.at + 1 && (min(lengths) ?? -1) >= 0 && isEven
}

const areSame = (one: Column, other: Column): boolean =>
  one.cells.every(Boolean) && one.keys.join() === other.keys.join()

/** Whether most numbers run on by a line, a day or a week. */
const isRunning = ({ cells }: Column): boolean => {
  const steps = stepsOf(cells.map(cell => parseCount(cell) ?? Number.NaN))
  const isUsual = (run: number) => steps.filter(step => step === run).length > steps.length / 2
  return steps.length > 1 && [1, -1, 7, -7].some(isUsual)
}

/**
 * Which columns are periods and counts. Periods are those with dates, else those that are headed as such, else the first column, or
 * the second where the first repeats itself and the second runs on, as a year before a week; without any, of two columns both are
 * counts. A second column of periods is one of a second table beside the first, unless it is the same in each row, or where periods end.
 */
export const layoutOf = (block: Block): Layout => {
  const columns = columnsIn(block)
  const firstDates = columns.findIndex(({ areDates }) => areDates)
  const isOther = ({ heading }: Column) => namesOtherMeasure(heading)
  const isFree = (column?: Column) =>
    column && !column.areDates && !namesPeriod(column.heading) && !isOther(column)
  const periods = columns.filter(({ at, areDates, heading }) => {
    // Headed as a period, and between counts, it is one of another table, whatever is in it.
    const isBetween = at > firstDates && isFree(columns[at - 1]) && isFree(columns[at + 1])
    return areDates || (namesPeriod(heading) && (firstDates < 0 || isBetween))
  })
  const own = periods.filter(
    (column, i) => !periods.slice(0, i).some(other => areSpans(other, column) || areSame(other, column)),
  )
  const free = columns.filter(isFree).map(({ at }) => at)
  const others = columns.filter(isOther).map(({ heading }) => heading)
  const measure = others.join(", ") || undefined

  const [start, next] = own
  if (start && next) {
    const [one = -1, other = -1] = free
    const isApart = Math.max(start.at, one) < Math.min(next.at, other)
    if (own.length > 2 || free.length !== 2 || !isApart)
      return { tables: [], measure: own.length + free.length + others.length === 4 ? measure : undefined }
    const tables = [
      { period: start.at, counts: [one] },
      { period: next.at, counts: [other] },
    ]
    return { tables, measure: undefined }
  }
  const [first, second] = columns
  const isYear = first && second && new Set(first.cells).size < first.cells.length && isRunning(second)
  const hasPeriod = columns.length > 2 || (first && isRunning(first))
  const period = start?.at ?? (isYear ? 1 : hasPeriod ? 0 : -1)
  const after = free.filter(at => at > period)
  // An index or a shop's name may be before a date.
  const before = free.filter(at => at < period && namesOrders(columns[at]?.heading))
  const counts = after.length > 1 ? after : [...before, ...after]
  return { tables: [{ period, counts }], measure: counts.length < 2 ? measure : undefined }
}
