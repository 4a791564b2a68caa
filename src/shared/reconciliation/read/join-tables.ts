import { isDay } from "../table"
import { dayScale, stepsOf, usualStep } from "./calendar"
import { type Line, type Problem, problemOf } from "./cells"
import { cellsIn, nameOf } from "./columns"
import { analyticsRank } from "./headings"
import { isCount } from "./parse-number"
import { readPeriods, textKey } from "./read-periods"
import type { Reading } from "./read-rows"
import type { Part } from "./tables"

/** A row of a table with one count, and what its period is known by. */
type Count = { readonly row: Line; readonly key: string; readonly period: string; readonly count: string }

/** The rows of a table with one count, and why others are none. */
const countsIn = (part: Part) => {
  const [counted = -1] = part.counts
  const periods = cellsIn(part, part.period)
  const { keys, order } = readPeriods(periods)
  const counts: Count[] = []
  const wrong = new Map<Line, Problem["problem"]>()
  for (const [i, row] of part.rows.entries()) {
    const [key, period = "", count = ""] = [keys[i], periods[i], row.cells[counted]]
    // The other table is longer, or this is a title.
    if (!count && (!period || row.cells.length < 2)) continue
    if (key && isCount(count)) counts.push({ row, key, period, count })
    else wrong.set(row, key ? "numbers" : "undatedRows")
  }
  const names = [part.period, counted].map(column => nameOf(part, column))
  return { counts, wrong, isOpen: order === "eitherOrder", names }
}

/** Whether two tables may have rows of equal length: days are not compared with weeks, though some of one may be missing. */
const areAsLong = (...tables: readonly Iterable<string>[]): boolean => {
  const steps = tables.map(keys => usualStep(stepsOf([...keys].filter(isDay).sort().map(dayScale.at))))
  const [shorter = 0, longer = 0] = steps.sort((a, b) => a - b)
  return longer < 4 * shorter || longer === shorter
}

/**
 * The periods that two tables of one count each both have. Where dates of one may be read in either order, those that are written
 * alike are the same.
 * @param first is the books, unless headings say otherwise
 * @param isLoose whether commas divide both cells and, perhaps, numbers: of a line that is wrong in one table, the other is not sure
 * @returns no row where it isn't sure that they count the same periods
 */
export const joinTables = (first: Part, second: Part, isLoose: boolean): Reading => {
  const [one, other] = [countsIn(first), countsIn(second)]
  const [books, analytics] =
    analyticsRank(one.names[1]) > analyticsRank(other.names[1]) ? [other, one] : [one, other]
  // A line may be wrong on both sides.
  const wrong = new Map([...one.wrong, ...other.wrong])
  const keyOf = ({ period, key }: Count) => (one.isOpen || other.isOpen ? textKey(period) : key)
  const countsOf = ({ counts }: typeof one) => counts.filter(({ row }) => !(isLoose && wrong.has(row)))
  const [inBooks, inAnalytics] = [countsOf(books), countsOf(analytics)]
  const byKey = (counts: readonly Count[]) => new Map(counts.map(count => [keyOf(count), count]))
  const [own, others] = [byKey(inBooks), byKey(inAnalytics)]
  const both = [...own].flatMap(([key, { period, count, key: day }]) => {
    const found = others.get(key)
    return found ? [{ period, books: count, analytics: found.count, day: [day, found.key].find(isDay) }] : []
  })
  const isOnce = own.size === inBooks.length && others.size === inAnalytics.length
  const isMost = both.length > 0 && both.length >= Math.min(own.size, others.size) / 2
  if (!isOnce || !isMost || !areAsLong(own.keys(), others.keys()))
    return { entries: [], columns: [], problems: [problemOf("tables", first.heading ?? first.rows[0])] }
  // Fewer rows may be read in another way.
  const { days } = readPeriods(both.map(({ period }) => period))
  const isSame = both.every(({ day }, i) => day === days[i])
  return {
    entries: both.map(({ day, period, ...counts }) => ({
      period: isSame ? period : (day ?? period),
      ...counts,
    })),
    unmatched: own.size + others.size - 2 * both.length,
    problems: [...wrong].map(([row, problem]) => problemOf(problem, row)),
    // Below each other, both may have one heading.
    columns: [...new Set([...books.names, ...analytics.names.slice(1)])],
  }
}
