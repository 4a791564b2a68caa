import { max } from "d3-array"
import { dayScale, stepsOf } from "./calendar"
import { namesOtherMeasure } from "./measures"
import { parseCount } from "./parse-number"
import { parsePeriod } from "./parse-period"
import { type Line, readCells } from "./read-cells"
import { areNewestFirst, readPeriods } from "./read-periods"
import { type Entry, maxRows } from "./rows"

/** The name of the note that says why a line was left out. */
type Problem = "columns" | "measure" | "numbers" | "file"

/** What was read, and the lines, counted from 1, that were not, with why and their text. */
export type ReadTable = {
  readonly entries: readonly Entry[]
  readonly problems: readonly { readonly line: number; readonly text: string; readonly problem: Problem }[]
  /** The headings of the columns that were read; of more than three without a heading, their places. */
  readonly columns: readonly string[]
  /** Whether there were more rows than `maxRows`, of which the newest were read. */
  readonly hasMoreRows: boolean
}

const noRows = { entries: [], columns: [], hasMoreRows: false }

const longestText = 80

/** A pasted table before it is known what its columns are. */
type Cells = { readonly lines: readonly Line[]; readonly delimiter: string; readonly hasQuotes: boolean }

const isNumber = (cell: string): boolean => parseCount(cell) !== undefined

/** Whether two neighbours differ in their digits alone: "Week 1" and "Week 2", but not "Week" and "Week 1". */
const areAlike = (one = "", other = ""): boolean =>
  /\d/.test(one) && one.replace(/\d+/g, "0") === other.replace(/\d+/g, "0")

/** A heading is the line before the first with a number; it has words in place of numbers, and no period. */
const headingOf = (lines: readonly Line[]): Line | undefined => {
  const at = lines.findIndex(({ cells }) => cells.slice(1).some(isNumber))
  const line = lines[at - 1]
  const [period, ...others] = line?.cells ?? []
  const isPeriod = areAlike(period, lines[at]?.cells[0]) || parsePeriod(period ?? "")
  return others.some(cell => /\p{L}/u.test(cell)) && !isPeriod ? line : undefined
}

/** Whether cells between commas may be the groups of one number, or of two of which the second has groups. */
const mayBeGroups = (cells: readonly string[], count: 1 | 2): boolean =>
  count === 1
    ? cells.length > 1 && cells.every(cell => /^\d+$/.test(cell)) && isNumber(cells.join(","))
    : cells.some((_, i) => i > 0 && isNumber(cells.slice(0, i).join(",")) && mayBeGroups(cells.slice(i), 1))

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

const isMost = (found: readonly unknown[], all: readonly unknown[]): boolean => found.length > all.length / 2

const areDates = (cells: readonly string[]): boolean =>
  isMost(
    readPeriods(cells).days.filter(day => day),
    cells,
  )

/** Whether two columns of dates are where periods begin and end; else they are those of two tables side by side. */
const areSpans = (from: readonly string[], to: readonly string[]): boolean => {
  const [first, last] = [readPeriods(from).days, readPeriods(to).days]
  const lengths = first.flatMap((day, i) => {
    const end = last[i]
    return day && end ? [dayScale.at(end) - dayScale.at(day)] : []
  })
  // A month is up to three days longer than another.
  return Math.min(...lengths) >= 0 && Math.max(...lengths) - Math.min(...lengths) <= 3
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

/**
 * Which columns are the period, books and analytics: the first with dates and the two after it that have none; without dates the first
 * three, or from the second on where the first repeats itself and the second runs on, as a year before a week. Of two columns that are
 * no period, both are numbers. @param others columns that are no orders
 * @returns undefined where there are too few columns, or two tables
 */
const columnsOf = (
  rows: readonly Line[],
  width: number,
  others: readonly number[] = [],
): readonly number[] | undefined => {
  // As many as are read tell enough.
  const cellsOf = (column: number) => rows.slice(0, maxRows).map(({ cells }) => cells[column] ?? "")
  const all = Array.from({ length: width }, (_, column) => column)
  const dates = all.filter(column => areDates(cellsOf(column)))
  const [start, end] = dates
  if (start !== undefined && end !== undefined && !areSpans(cellsOf(start), cellsOf(end))) return undefined
  const first = cellsOf(0)
  const isYear = new Set(first).size < first.length && width > 1 && areRunning(cellsOf(1))
  const hasPeriod = width > 2 || dates.length > 0 || isYear || areRunning(first)
  const period = hasPeriod ? (dates[0] ?? Number(isYear)) : -1
  const counts = all.filter(column => column > period && !dates.includes(column) && !others.includes(column))
  return counts.length > 1 ? [period, ...counts.slice(0, 2)] : undefined
}

/** The newest rows, in the order in which they were. */
export const newest = (entries: readonly Entry[], count: number): readonly Entry[] => {
  const { days } = readPeriods(entries.map(({ period }) => period))
  const dated = days.flatMap(day => day ?? [])
  if (dated.length < entries.length / 2) {
    const isNewestFirst = areNewestFirst(entries.map(({ period }) => period))
    return isNewestFirst ? entries.slice(0, count) : entries.slice(-count)
  }
  const first = [...dated].sort().at(-count) ?? ""
  return entries.filter((_, i) => (days[i] ?? "") >= first).slice(-count)
}

/** Columns whose heading says that they count something else than orders. */
const otherColumns = (heading: Line | undefined): readonly number[] =>
  heading?.cells.flatMap((cell, column) => (namesOtherMeasure(cell) ? [column] : [])) ?? []

const interpret = ({ lines, delimiter, hasQuotes }: Cells): ReadTable => {
  const heading = headingOf(lines)
  const rows = lines.filter(line => line !== heading)
  const widthOf = ({ cells }: Line) => cells.length
  const width = max(lines, widthOf) ?? 0
  const others = otherColumns(heading)
  const columns = columnsOf(rows, width, others)
  const isOther = !columns && heading && columnsOf(rows, width)
  const isEven = rows.every(row => widthOf(row) === width)
  const hasColumns = (row: Line): boolean => {
    if (widthOf(row) < 2) return false
    if (delimiter !== "," || hasQuotes) return true
    return heading ? widthOf(row) <= widthOf(heading) : isSure(row.cells, isEven)
  }
  const entries: Entry[] = []
  const problems: ReadTable["problems"][number][] = []
  if (isOther) {
    const text = others.map(column => heading.cells[column]).join(", ")
    return { ...noRows, problems: [{ line: heading.line, text, problem: "measure" }] }
  }
  for (const row of rows) {
    const problem = (problem: Problem) =>
      problems.push({ line: row.line, text: row.cells.join(" | ").slice(0, longestText), problem })
    const [period = String(entries.length + 1), books, analytics] =
      columns?.map(column => (column < 0 ? undefined : (row.cells[column] ?? ""))) ?? []
    if (!columns || !hasColumns(row)) problem("columns")
    else if (!books || !analytics || !isNumber(books) || !isNumber(analytics)) problem("numbers")
    else entries.push({ period, books, analytics })
  }
  const hasMoreRows = entries.length > maxRows
  const isNamed = entries.length > 0 && (heading || rows.some(row => widthOf(row) > 3 && hasColumns(row)))
  return {
    entries: hasMoreRows ? newest(entries, maxRows) : entries,
    problems,
    columns: isNamed
      ? (columns ?? []).flatMap(column => (column < 0 ? [] : heading?.cells[column] || `#${column + 1}`))
      : [],
    hasMoreRows,
  }
}

/** What is read of a file that is no text. */
export const noTable: ReadTable = { ...noRows, problems: [{ line: 1, text: "", problem: "file" }] }

/**
 * Reads pasted rows of period, books and analytics. Columns are divided by tabs, semicolons or commas, whichever gives most rows. What
 * the columns are is decided once for the whole table (`columnsOf`). A heading and comments of exports ("# …") are skipped; any other line that is no row is a problem.
 */
export const readTable = (pasted: string): ReadTable => {
  const text = pasted
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    // By which Excel is told the delimiter.
    .replace(/^sep=.(?=\n)/i, "")
  const readings = ["\t", ";", ","]
    .filter((delimiter, i) => i === 2 || text.includes(delimiter))
    .map(delimiter => {
      const lines = readCells(text, delimiter).filter(({ cells }) => !/^#(?!\d)/.test(cells[0] ?? ""))
      return interpret({ lines, delimiter, hasQuotes: text.includes('"') })
    })
  return readings.reduce((best, other) => (other.entries.length > best.entries.length ? other : best))
}
