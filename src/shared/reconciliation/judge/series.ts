import { median, min, sum } from "d3-array"
import { areNewestFirst, type Scale, scaleOf, stepsOf, usualStep } from "../read/read-periods"
import { isDay, type Row } from "../table"

/** What a row covers: a day, the seven days from its day on, or something else, such as a month or "Week 3". */
export type PeriodUnit = "day" | "week" | "other"

/** What is said about rows, each with their periods; only those with orders in the books that are there once count. */
type LeftOut = {
  /** Analytics has more orders than the books. */
  readonly more: readonly string[]
  /** Neither has an order. */
  readonly empty: readonly string[]
  /** The period is in an earlier row too. */
  readonly twice: readonly string[]
  /** Sums or means of other rows. */
  readonly totals: readonly string[]
  /** No days, where most rows have one. */
  readonly undatedRows: readonly string[]
}

export type Series = {
  readonly unit: PeriodUnit
  readonly rows: readonly Row[]
  readonly leftOut: LeftOut
  /** Days on which a missing period would begin. */
  readonly gaps: readonly string[]
  /** Whether most rows have no day, so that gaps cannot be seen, and the first row counts as the oldest. */
  readonly isUndated: boolean
  /** Whether the last row of an undated table counts as the oldest instead, since the numbers in its periods fall. */
  readonly isNewestFirst: boolean
  /** The last period, if it has so many fewer orders than all others that it may not be over. */
  readonly unfinished: string | undefined
}

/** More than this many missing periods are not a gap, but another kind of table. */
const maxGaps = 60

const unitOf = (step: number, { unit }: Scale): PeriodUnit => {
  if (unit === "month" || (step !== 1 && step !== 7)) return "other"
  return step === 1 ? "day" : "week"
}

/** The unit of days in their order, and the periods that are missing between them. */
const stepsIn = (days: readonly string[]): Pick<Series, "unit" | "gaps"> => {
  const scale = scaleOf(days)
  const positions = days.map(scale.at)
  const steps = stepsOf(positions)
  const usual = usualStep(steps)
  const gaps = steps.flatMap((step, i) =>
    // One that is a day or two longer is no gap.
    Array.from({ length: Math.min(maxGaps, Math.round(step / usual) - 1) }, (_, n) =>
      scale.from((positions[i] ?? 0) + (n + 1) * usual),
    ),
  )
  return { unit: unitOf(usual, scale), gaps }
}

/** Names of sums and means in English, German and Hindi, at the beginning of a row. */
const totalName =
  /^(?:(?:grand |sub-?)?totals?|sum|(?:gesamt|zwischen)?summe|gesamt|average|mean|mittelwert|durchschnitt|ø|कुल|योग)(?![\p{L}\p{M}])/iu

/** Whether a row's two numbers are the sums of two or more others'. */
const isSum = ({ books, analytics }: Row, others: readonly Row[]): boolean =>
  others.length > 1 &&
  books > 0 &&
  books === sum(others, row => row.books) &&
  analytics === sum(others, row => row.analytics)

/** The rows without a day that are sums or means of others: by name, or the first or last row by its numbers. */
const totalsOf = (rows: readonly Row[], isUndated: boolean): readonly Row[] => {
  const isTotal = (row: Row, i: number) => {
    if (isDay(row.period)) return false
    if (totalName.test(row.period)) return true
    const others = rows.filter(other => other !== row && (isUndated || isDay(other.period)))
    return (i === 0 || i === rows.length - 1) && isSum(row, others)
  }
  return rows.filter(isTotal)
}

/** Rows from the oldest to the newest. */
const ordered = (rows: readonly Row[], isUndated: boolean, isNewestFirst: boolean): readonly Row[] => {
  if (isUndated) return isNewestFirst ? [...rows].reverse() : rows
  return [...rows].sort((one, other) => (one.period < other.period ? -1 : Number(one.period > other.period)))
}

/** Fewer periods before do not show what is usual. */
const fewestBefore = 3

const unfinishedIn = (rows: readonly Row[]): string | undefined => {
  const last = rows.at(-1)
  const before = rows.slice(0, -1).map(({ books }) => books)
  if (!last || before.length < fewestBefore || last.books === 0) return undefined
  const isLow = last.books < (median(before) ?? 0) / 2 && last.books < (min(before) ?? 0)
  return isLow ? last.period : undefined
}

/**
 * Puts rows in the order of their days, and sets aside what would make the share wrong.
 * @param waiting days of rows that have no numbers yet: there is a row for them
 */
export const toSeries = (rows: readonly Row[], waiting: readonly string[] = []): Series => {
  const dated = rows.filter(({ period }) => isDay(period))
  const isUndated = dated.length < rows.length / 2
  const totals = totalsOf(rows, isUndated)
  const others = rows.filter(row => !totals.includes(row))
  const kept = isUndated ? others : dated
  const isNewestFirst = isUndated && areNewestFirst(kept.map(({ period }) => period))
  const inOrder = ordered(kept, isUndated, isNewestFirst)
  const periods = inOrder.map(({ period }) => period)
  const isAgain = ({ period }: Row, i: number) => periods.indexOf(period) !== i
  const once = inOrder.filter((row, i) => !isAgain(row, i))
  const isMore = ({ books, analytics }: Row) => analytics > books
  const isEmpty = ({ books, analytics }: Row) => books === 0 && analytics === 0
  const periodsOf = (found: readonly Row[]) => found.map(({ period }) => period)
  const { unit, gaps } = stepsIn(isUndated ? [] : [...new Set([...periodsOf(once), ...waiting])].sort())
  const undatedRows = isUndated ? [] : periodsOf(others.filter(row => !dated.includes(row)))
  return {
    unit,
    // A row whose date is just being written may be the one that is missing.
    gaps: gaps.length > undatedRows.length ? gaps : [],
    rows: once.filter(({ books }) => books > 0),
    leftOut: {
      more: periodsOf(once.filter(isMore)),
      empty: periodsOf(once.filter(isEmpty)),
      twice: periodsOf(inOrder.filter(isAgain)),
      totals: periodsOf(totals),
      undatedRows,
    },
    isUndated,
    isNewestFirst,
    unfinished: unfinishedIn(once),
  }
}
