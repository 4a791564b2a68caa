import { type Entry, isDay } from "../table"
import { scaleOf, stepsOf, usualStep } from "./calendar"
import type { Block, Line } from "./cells"
import { namesPeriod } from "./headings"
import { readPeriods } from "./read-periods"
import { type Columns, isNumber, keysOf, periodsIn, textKey } from "./table-columns"

/** A table of periods and one count, each row with what its period is known by, and the rows that are none. */
export type Half = {
  readonly cells: readonly {
    readonly row: Line
    readonly key: string
    readonly period: string
    readonly count: string
  }[]
  readonly wrong: readonly { readonly row: Line; readonly problem: "columns" | "numbers" | "undatedRows" }[]
  readonly headings: readonly string[]
  /** Whether its dates may be read in either order. */
  readonly isOpen: boolean
}

/**
 * @param columns with one count
 * @param isLoose whether commas divide both cells and, perhaps, numbers: a row of more cells than others is torn
 */
export const halfOf = (
  block: Block,
  { period: column, counts: [counted = -1] }: Columns,
  isLoose: boolean,
): Half => {
  const most = isLoose ? block.heading?.cells.length : undefined
  const periods = periodsIn(block, column)
  const keys = keysOf(periods)
  const cells: Half["cells"][number][] = []
  const wrong: Half["wrong"][number][] = []
  for (const [i, row] of block.rows.entries()) {
    const [key, period = "", count = ""] = [keys[i], periods[i], row.cells[counted]]
    // The other table is longer, or this is a title.
    if (!count && (!period || row.cells.length < 2)) continue
    if (row.cells.length > (most ?? row.cells.length)) wrong.push({ row, problem: "columns" })
    else if (!key) wrong.push({ row, problem: "undatedRows" })
    else if (isNumber(count)) cells.push({ row, key, period, count })
    else wrong.push({ row, problem: "numbers" })
  }
  const headings = [column, counted].map(at => block.heading?.cells[at] || `#${at + 1}`)
  return { cells, wrong, headings, isOpen: readPeriods(periods).order === "eitherOrder" }
}

/**
 * Divides a table where its periods begin again, which is where another begins below it. Where they do so more than once, or hardly
 * any is there again, it is no other table.
 */
export const atRepetition = (block: Block, column: number): readonly Block[] | undefined => {
  const keys = keysOf(periodsIn(block, column))
  // Numbers alone may be anything.
  if (!namesPeriod(block.heading?.cells[column]) && !keys.some(key => key && /\D/.test(key))) return undefined
  const seen = new Set<string>()
  const at = keys.findIndex(key => key && (seen.has(key) || !seen.add(key)))
  const rest = keys.slice(at).flatMap(key => key || [])
  const again = rest.filter(key => seen.has(key))
  const isOther = again.length > Math.max(1, rest.length / 2, seen.size / 4)
  if (at < 0 || new Set(rest).size < rest.length || !isOther) return undefined
  return [
    { ...block, rows: block.rows.slice(0, at) },
    { ...block, rows: block.rows.slice(at) },
  ]
}

/** Whether two tables may have rows of equal length: days are not compared with weeks, though some of one may be missing. */
const areAsLong = (...tables: readonly (readonly string[])[]): boolean => {
  const steps = tables.map(keys => {
    const days = keys.filter(isDay).sort()
    const { unit, at } = scaleOf(days)
    return { unit, step: usualStep(stepsOf(days.map(at))) }
  })
  const [one, other] = steps
  if (one?.unit !== other?.unit) return false
  const [shorter = 0, longer = 0] = steps.map(({ step }) => step).sort((a, b) => a - b)
  return longer < 5 * shorter || longer === shorter
}

/**
 * Rows of the periods that both tables have. Where dates of one may be read in either order, those that are written alike are the same.
 * @returns also how many only one has; undefined where it isn't sure that they count the same periods
 */
export const joined = (
  books: Half,
  analytics: Half,
): { readonly entries: readonly Entry[]; readonly unmatched: number } | undefined => {
  const isOpen = books.isOpen || analytics.isOpen
  const byKey = ({ cells }: Half) =>
    new Map(cells.map(cell => [isOpen ? textKey(cell.period) : cell.key, cell] as const))
  const [own, others] = [byKey(books), byKey(analytics)]
  const isOnce = own.size === books.cells.length && others.size === analytics.cells.length
  const isEven = areAsLong([...own.keys()], [...others.keys()])
  const both = [...own].flatMap(([key, cell]) => {
    const other = others.get(key)
    return other ? [{ ...cell, day: [cell.key, other.key].find(isDay), analytics: other.count }] : []
  })
  if (!isOnce || !isEven || both.length === 0 || both.length < Math.min(own.size, others.size) / 2)
    return undefined
  // Fewer rows may be read in another way.
  const { days } = readPeriods(both.map(({ period }) => period))
  const isSame = both.every(({ day }, i) => day === days[i])
  return {
    entries: both.map(({ day, period, count, analytics }) => ({
      period: isSame ? period : (day ?? period),
      books: count,
      analytics,
    })),
    unmatched: own.size + others.size - 2 * both.length,
  }
}
