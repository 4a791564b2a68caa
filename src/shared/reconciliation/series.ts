import { isDay, type Row } from "./rows"

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
}

export type Series = {
  readonly unit: PeriodUnit
  readonly rows: readonly Row[]
  readonly leftOut: LeftOut
  /** Days on which a missing period would begin. */
  readonly gaps: readonly string[]
  /** Whether days could not be read for all rows, so that they are in the order of the table and gaps cannot be seen. */
  readonly isUndated: boolean
}

const dayMs = 86_400_000

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

const addDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * dayMs).toISOString().slice(0, 10)

/** More than this many missing periods are not a gap, but another kind of table. */
const maxGaps = 60

const stepsOf = (days: readonly string[]): number[] =>
  days.slice(1).map((day, i) => dayNumber(day) - dayNumber(days[i] ?? day))

const unitOf = (steps: readonly number[]): PeriodUnit => {
  if (steps.length === 0) return "other"
  if (steps.every(step => step % 7 === 0)) return "week"
  // Months and quarters are never one day apart.
  return steps.some(step => step === 1) ? "day" : "other"
}

const gapsIn = (days: readonly string[], unit: PeriodUnit): string[] => {
  const size = unit === "day" ? 1 : 7
  if (unit === "other") return []
  return stepsOf(days).flatMap((step, i) =>
    Array.from({ length: Math.min(maxGaps, step / size - 1) }, (_, n) =>
      addDays(days[i] ?? "", (n + 1) * size),
    ),
  )
}

/** Puts rows in the order of their days, and sets aside what would make the share wrong. */
export const toSeries = (rows: readonly Row[]): Series => {
  const isUndated = rows.some(({ period }) => !isDay(period))
  const ordered = isUndated
    ? [...rows]
    : [...rows].sort((one, other) => (one.period < other.period ? -1 : Number(one.period > other.period)))
  const isAgain = ({ period }: Row, i: number) => ordered.findIndex(row => row.period === period) !== i
  const once = ordered.filter((row, i) => !isAgain(row, i))
  const days = isUndated ? [] : once.map(({ period }) => period)
  const unit = unitOf(stepsOf(days))
  const isMore = ({ books, analytics }: Row) => analytics > books
  const isEmpty = ({ books, analytics }: Row) => books === 0 && analytics === 0
  const periodsOf = (found: readonly Row[]) => found.map(({ period }) => period)
  return {
    unit,
    rows: once.filter(({ books }) => books > 0),
    leftOut: {
      more: periodsOf(once.filter(isMore)),
      empty: periodsOf(once.filter(isEmpty)),
      twice: periodsOf(ordered.filter(isAgain)),
    },
    gaps: gapsIn(days, unit),
    isUndated: isUndated && rows.length > 0,
  }
}
