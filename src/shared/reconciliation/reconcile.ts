import { max, median } from "d3-array"
import { type Assessment, assess } from "./judge/assess"
import { type Series, toSeries } from "./judge/series"
import { areOtherHeadings } from "./read/headings"
import { parseAmount } from "./read/parse-number"
import type { ReadOrder } from "./read/read-periods"
import { readEntries } from "./read/read-table"
import type { Row, Table } from "./table"

/*
 * From a pasted text to an answer:
 *
 * 1. `readTable` (read) makes entries of it, three texts a row, and says which lines are none. `decodeFile` gives the text of a file.
 * 2. The visitor changes entries, a permalink keeps them: a `Table`, from which all that follows is made with each keystroke.
 * 3. `readEntries` (read) makes rows of them: a day, or a name, and two whole numbers.
 * 4. `toSeries` (judge) orders them and sets aside what doesn't count; `assess` (judge) says which share is missing, and since when.
 * 5. `outcomeOf` (say) puts this judgement into the words of the page.
 */

/** What a table of two counts shows, before it is put into words. */
export type Judgement = {
  /** As they were entered, with those that don't count. */
  readonly rows: readonly Row[]
  /** Indices of the table's lines that have no two numbers. */
  readonly wrong: readonly number[]
  /** How dates of numbers alone were read, if any might be another day. */
  readonly order: ReadOrder | undefined
  readonly series: Series
  /** Whether the two columns hardly count the same orders. */
  readonly isOther: boolean
  readonly assessment: Assessment | undefined
  /** Per order, in the site's currency. */
  readonly average: number | undefined
  readonly isAverageWrong: boolean
}

/** So many times more in analytics is no double counting. */
const manyTimes = 3

/** So few in analytics, in every row, are cancellations of the orders, or orders beside amounts of money; a fault leaves some rows with more, or none with any. */
const tinyPart = 1 / 20

/** Whether two columns of numbers are hardly counts of the same orders. @param rows none without orders in the books */
const areOtherMeasures = (rows: readonly Row[]): boolean => {
  const parts = rows.map(({ books, analytics }) => analytics / books)
  const usual = median(parts) ?? 1
  return usual >= manyTimes || (usual > 0 && (max(parts) ?? 1) <= tinyPart)
}

/** Steps 3 and 4: what a table shows. */
export const reconcile = ({ entries, averageOrder }: Table): Judgement => {
  const { rows, wrong, waiting, order } = readEntries(entries)
  const found = toSeries(rows, waiting)
  const isOther = areOtherHeadings(entries) || areOtherMeasures(found.rows)
  // If a column counts something else, what it has more of are no duplicates.
  const series = isOther ? { ...found, leftOut: { ...found.leftOut, more: [] } } : found
  const assessment = isOther ? undefined : assess(series.rows)
  const average = parseAmount(averageOrder)
  const isAverageWrong = averageOrder.trim() !== "" && average === undefined
  return { rows, wrong, order, series, isOther, assessment, average, isAverageWrong }
}
