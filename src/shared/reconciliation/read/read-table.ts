import { type Entry, maxRows } from "../table"
import { type Line, problemOf, readCells } from "./cells"
import { joinTables } from "./join-tables"
import { areNewestFirst, readPeriods } from "./read-periods"
import { type Reading, readRows } from "./read-rows"
import { tablesOf } from "./tables"

export type ReadTable = Reading & {
  /** Whether there were more rows than `maxRows`, of which the newest were read. */
  readonly hasMoreRows: boolean
}

const noRows = { entries: [], columns: [] }

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

/** @param isLoose whether commas divide both cells and, perhaps, numbers */
const readLines = (lines: readonly Line[], isLoose: boolean): Reading => {
  const tables = tablesOf(lines)
  if ("problem" in tables) return { ...noRows, problems: [tables] }
  const [table, other] = tables
  return other ? joinTables(table, other, isLoose) : readRows(table, isLoose)
}

/** What is read of a file that is no text. */
export const noTable: ReadTable = {
  ...noRows,
  problems: [problemOf("file")],
  hasMoreRows: false,
}

/**
 * Reads pasted rows of period, books and analytics. Columns are divided by tabs, semicolons or commas, whichever gives most rows. What
 * the columns are is decided once for the whole table (`layoutOf`). Two tables of one count each are joined. A heading and comments of
 * exports ("# …") are skipped; any other line that is no row is a problem.
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
