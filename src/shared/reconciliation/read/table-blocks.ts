import { isDay } from "../table"
import type { Block, Line } from "./cells"
import { parsePeriod } from "./parse-period"
import { isNumber, keysOf } from "./table-columns"

/** Whether two neighbours differ in their digits alone: "Week 1" and "Week 2", but not "Week" and "Week 1". */
const areAlike = (one = "", other = ""): boolean =>
  /\d/.test(one) && one.replace(/\d+/g, "0") === other.replace(/\d+/g, "0")

const isRow = ({ cells }: Line): boolean => cells.length > 1 && cells.some(isNumber)

/** Whether a line above a row is its heading: it has words in place of numbers, and no period. */
const isHeading = ({ cells }: Line, row: Line): boolean => {
  const [first = "", ...others] = cells
  const hasPeriod = areAlike(first, row.cells[0]) || cells.some(cell => parsePeriod(cell))
  return others.some(cell => /\p{L}/u.test(cell)) && !cells.some(isNumber) && !hasPeriod
}

/**
 * The tables that are one below the other: each begins with its heading, but for the first, which may have none, or a title above it.
 */
export const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const first = lines.findIndex(isRow)
  const headings = lines.filter((line, i) => {
    const next = lines[i + 1]
    return next && i + 1 >= first && isRow(next) && isHeading(line, next)
  })
  const later = headings.filter(heading => lines.indexOf(heading) > first)
  return [undefined, ...later].map((start, i) => {
    const end = later[i]
    const own = lines.slice(start ? lines.indexOf(start) : 0, end && lines.indexOf(end))
    const heading = start ?? headings.find(line => lines.indexOf(line) < first)
    return { heading, rows: own.filter(line => line !== heading) }
  })
}

/** Whether a table has periods of the time of another. */
export const haveSameTime = (one: readonly string[], other: readonly string[]): boolean => {
  const [keys, others] = [one, other].map(periods => keysOf(periods).flatMap(key => key || []))
  const [days = [], otherDays = []] = [keys, others].map(found => (found ?? []).filter(isDay).sort())
  const isAmong = (day = "", among: readonly string[] = []) =>
    day >= (among[0] ?? "-") && day <= (among.at(-1) ?? "")
  const isShared = keys?.some(key => others?.includes(key))
  return isShared || isAmong(days[0], otherDays) || isAmong(otherDays[0], days)
}
