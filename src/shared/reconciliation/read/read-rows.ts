import type { Entry } from "../table"
import type { Block, Line } from "./cells"
import { analyticsRank } from "./headings"
import { type Half, joined } from "./join-tables"
import { booksFirst, type Columns, isNumber, periodsIn } from "./table-columns"

/** The name of the note that says why a line, or all, was left out. */
export type Problem = "columns" | "measure" | "tables" | "numbers" | "undatedRows" | "file"

/** What was read, and the lines, counted from 1, that were not, with why and their text. */
export type Reading = {
  readonly entries: readonly Entry[]
  readonly problems: readonly { readonly line: number; readonly text: string; readonly problem: Problem }[]
  /** The headings of the columns that were read; of more than three without a heading, their places. */
  readonly columns: readonly string[]
  /** If two tables were joined by their dates: how many periods only one of them has. */
  readonly unmatched?: number
}

const longestText = 80

export const problemOf = (problem: Problem, { line, cells }: Line, text = cells.join(" | ")) => ({
  line,
  text: text.slice(0, longestText),
  problem,
})

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

/** @param isLoose whether commas divide both cells and, perhaps, numbers */
const hasColumns = ({ heading, rows }: Block, isLoose: boolean) => {
  const isEven = rows.every(({ cells }) => cells.length === rows[0]?.cells.length)
  return ({ cells }: Line): boolean => {
    if (cells.length < 2) return false
    if (!isLoose) return true
    return heading ? cells.length <= heading.cells.length : isSure(cells, isEven)
  }
}

/** @param columns the period, unless it is -1, and its counts */
export const readRows = (whole: Block, { period, counts }: Columns, isLoose: boolean): Reading => {
  const { heading, rows } = whole
  const isWhole = hasColumns(whole, isLoose)
  const [inBooks = -1, inAnalytics = -1] = booksFirst(counts, heading)
  const periods = period < 0 ? [] : periodsIn(whole, period)
  const entries: Entry[] = []
  const problems: Reading["problems"][number][] = []
  for (const [i, row] of rows.entries()) {
    const [books, analytics] = [row.cells[inBooks], row.cells[inAnalytics]]
    if (counts.length < 2 || !isWhole(row)) problems.push(problemOf("columns", row))
    else if (!books || !analytics || !isNumber(books) || !isNumber(analytics))
      problems.push(problemOf("numbers", row))
    else entries.push({ period: periods[i] ?? `${entries.length + 1}`, books, analytics })
  }
  const isNamed = heading || rows.some(row => row.cells.length > 3 && isWhole(row))
  const names = [period, inBooks, inAnalytics].flatMap(column =>
    column < 0 ? [] : heading?.cells[column] || `#${column + 1}`,
  )
  return { entries, problems, columns: entries.length > 0 && isNamed ? names : [] }
}

/**
 * Two tables of one count each as one; the first is the books, unless headings say otherwise.
 * @param isLoose whether a row that is wrong may be so because commas divide its numbers
 * @returns undefined where it isn't sure what belongs together
 */
export const readJoined = (halves: readonly Half[], isLoose: boolean): Reading | undefined => {
  // A line may be wrong on both sides.
  const wrong = [
    ...new Map(halves.flatMap(half => half.wrong.map(found => [found.row, found] as const))).values(),
  ]
  const torn = new Set(isLoose ? wrong.map(({ row }) => row) : [])
  const [books, analytics] = halves
    .map(half => ({ ...half, cells: half.cells.filter(({ row }) => !torn.has(row)) }))
    .sort((one, other) => analyticsRank(one.headings[1]) - analyticsRank(other.headings[1]))
  const found = books && analytics && joined(books, analytics)
  if (!found) return undefined
  // Below each other, both may have one heading.
  const columns = [...new Set([...books.headings, ...analytics.headings.slice(1)])]
  return { ...found, problems: wrong.map(({ row, problem }) => problemOf(problem, row)), columns }
}
