import { type Entry, maxRows, type Row } from "../table"
import { type Line, problemOf, readCells } from "./cells"
import { haveDecimals, parseCount } from "./parse-number"
import { areNewestFirst, type ReadOrder, readPeriods } from "./read-periods"
import { joinTables, type Reading, readRows } from "./read-rows"
import { tablesOf } from "./tables"

export type ReadTable = Reading & {
  /** Whether there were more rows than `maxRows`, of which the newest were read. */
  readonly hasMoreRows: boolean
}

const noRows = { entries: [], columns: [] }

/** The newest rows, in the order in which they were. */
export const newest = (entries: readonly Entry[], count: number): readonly Entry[] => {
  const periods = entries.map(({ period }) => period)
  const { days } = readPeriods(periods)
  const dated = days.flatMap(day => day ?? []).sort()
  if (dated.length < entries.length / 2)
    return areNewestFirst(periods) ? entries.slice(0, count) : entries.slice(-count)
  return entries.filter((_, i) => (days[i] ?? "") >= (dated.at(-count) ?? "")).slice(-count)
}

/** @param isLoose whether commas divide both cells and, perhaps, numbers */
const readLines = (lines: readonly Line[], isLoose: boolean): Reading => {
  const tables = tablesOf(lines)
  if ("problem" in tables) return { ...noRows, problems: [tables] }
  const [table, other] = tables
  return other ? joinTables(table, other, isLoose) : readRows(table, isLoose)
}

/** What is read of a file that is no text. */
export const noTable: ReadTable = { ...noRows, problems: [problemOf("file")], hasMoreRows: false }

/**
 * Reads a pasted text:
 *
 * 1. `readCells` divides it into lines of cells, at tabs, semicolons or commas, whichever gives most rows.
 * 2. `tablesOf` finds the table in them, or two of one count each, and what their columns are.
 * 3. `readRows` reads the one table, `joinTables` the periods that both have.
 *
 * A heading and comments of exports ("# …") are skipped; any other line that is no row is a problem.
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
      return readLines(lines, delimiter === "," && !text.includes('"'))
    })
  const best = readings.reduce((best, other) => (other.entries.length > best.entries.length ? other : best))
  const hasMoreRows = best.entries.length > maxRows
  return { ...best, entries: hasMoreRows ? newest(best.entries, maxRows) : best.entries, hasMoreRows }
}

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
