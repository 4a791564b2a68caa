import { type Entry, maxRows } from "../table"
import { type Block, type Line, readCells } from "./cells"
import { atRepetition, halfOf } from "./join-tables"
import { areNewestFirst, readPeriods } from "./read-periods"
import { type Problem, problemOf, type Reading, readJoined, readRows } from "./read-rows"
import { blocksOf, haveSameTime } from "./table-blocks"
import { type Columns, columnsOf, otherColumns, periodsIn } from "./table-columns"

export type ReadTable = Reading & {
  /** Whether there were more rows than `maxRows`, of which the newest were read. */
  readonly hasMoreRows: boolean
}

const noRows = { entries: [], columns: [] }

/** A pasted table before it is known what its columns are. */
type Cells = { readonly lines: readonly Line[]; readonly delimiter: string; readonly hasQuotes: boolean }

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

type Tables = readonly Columns[] | undefined

const isOneCount = (tables: Tables): boolean => tables?.length === 1 && tables[0]?.counts.length === 1

/** Whether there would be two counts, or two tables, if not for headings that name something else. */
const isMeasure = (block: Block): boolean => {
  const [table, other] = columnsOf(block, []) ?? []
  return otherColumns(block.heading).length > 0 && (other !== undefined || (table?.counts.length ?? 0) > 1)
}

const interpret = ({ lines, delimiter, hasQuotes }: Cells): Reading => {
  const isLoose = delimiter === "," && !hasQuotes
  const blocks = blocksOf(lines)
  const heading = blocks[0]?.heading
  const whole: Block = { heading, rows: lines.filter(line => line !== heading) }
  const refused = (problem: Problem, line = lines[0], text?: string): Reading => ({
    ...noRows,
    problems: line ? [problemOf(problem, line, text)] : [],
  })
  const refusedMeasure = ({ heading }: Block): Reading => {
    const names = otherColumns(heading).map(column => heading?.cells[column])
    return refused("measure", heading, names.join(", "))
  }
  const join = (some: readonly Block[], columns: readonly Tables[]): Reading =>
    readJoined(
      some.flatMap((block, i) => (columns[i] ?? []).map(table => halfOf(block, table, isLoose))),
      isLoose,
    ) ?? refused("tables")

  const tables = blocks.map(block => columnsOf(block, otherColumns(block.heading)))
  if (blocks.length === 2 && tables.every(isOneCount)) return join(blocks, tables)
  const periods = blocks.map((block, i) => periodsIn(block, tables[i]?.[0]?.period ?? 0))
  const measured = blocks.find((block, i) => isOneCount(columnsOf(block, [])) && !isOneCount(tables[i]))
  if (blocks.length > 1 && measured) return refusedMeasure(measured)
  if (periods.some((own, i) => periods.slice(0, i).some(other => haveSameTime(own, other))))
    return refused("tables")

  const columns = columnsOf(whole, otherColumns(heading))
  const [table, second] = columns ?? []
  const isRead = second !== undefined || (table?.counts.length ?? 0) > 1
  if (!isRead && isMeasure(whole)) return refusedMeasure(whole)
  if (!table) return refused("tables")
  if (second) return join([whole], [columns])
  const parts = table.period < 0 ? undefined : atRepetition(whole, table.period)
  if (parts) return isOneCount(columns) ? join(parts, [columns, columns]) : refused("tables")
  return readRows(whole, table, isLoose)
}

/** What is read of a file that is no text. */
export const noTable: ReadTable = {
  ...noRows,
  problems: [{ line: 1, text: "", problem: "file" }],
  hasMoreRows: false,
}

/**
 * Reads pasted rows of period, books and analytics. Columns are divided by tabs, semicolons or commas, whichever gives most rows. What
 * the columns are is decided once for the whole table (`columnsOf`). Two tables of one count each are joined. A heading and comments of
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
      return interpret({ lines, delimiter, hasQuotes: text.includes('"') })
    })
  // A reading that says why it has no row at all knows what the columns are.
  const worth = ({ entries, problems: [first] }: Reading) =>
    entries.length || Number(first?.problem === "tables" || first?.problem === "measure") / 2
  const best = readings.reduce((best, other) => (worth(other) > worth(best) ? other : best))
  const hasMoreRows = best.entries.length > maxRows
  return { ...best, entries: hasMoreRows ? newest(best.entries, maxRows) : best.entries, hasMoreRows }
}
