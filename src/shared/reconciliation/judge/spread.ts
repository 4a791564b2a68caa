import { sum } from "d3-array"
import { type Interval, studentRatio, wilson } from "./binomial"
import { type Counted, levelsOf, reachOf, totals } from "./levels"

/** Periods, divided into those of one share each. */
export type Levels = readonly (readonly Counted[])[]

/** From fewer periods nobody knows how much they vary, so that no range would hold. */
export const fewestForRange = 4

export type Share = {
  readonly missing: number
  readonly orders: number
  /** Not negative, even if analytics has more. */
  readonly share: number
  /** Of 95 %; none from too few periods. */
  readonly range?: Interval
}

/** Of the share of some orders, as it was found in all: never 0, since none missing so far does not mean that none can be. */
export const deviation = (orders: number, share: number, all: number): number => {
  const rest = 0.5 / all
  const inside = Math.min(1 - rest, Math.max(rest, share))
  return Math.sqrt((inside * (1 - inside)) / orders)
}

/**
 * How much more than by chance alone periods vary. `correlation` is that of two orders of one period, which tend to be lost together
 * (intraclass correlation, 0 to 1); `student` is how many times wider limits are because it is only estimated, 1 at least.
 */
export type Spread = { readonly correlation: number; readonly student: number }

export const noSpread: Spread = { correlation: 0, student: 1 }

/**
 * How many times the variance of chance a period's share has: `1 + (n − 1) ρ` (Kish, "Survey Sampling", 1965, design effect). A period of two
 * orders varies hardly more than by chance, one of thousands by much, since what moves the share of a day moves it for all its orders.
 */
const designEffect = (orders: number, { correlation, student }: Spread): number =>
  (1 + Math.max(0, orders - 1) * correlation) * student ** 2

/** How many times wider than by chance alone the limits of a period of so many orders are. */
export const widening = (orders: number, spread: Spread): number => Math.sqrt(designEffect(orders, spread))

/**
 * Rows with as many orders, and missing ones, as would vary as much by chance alone, so that tests for independent orders hold: both are
 * divided by the design effect, and need not be whole (Rao and Scott, Biometrics 48(2), 1992).
 */
export const effective = <Kind extends Counted>(rows: readonly Kind[], spread: Spread): Kind[] =>
  rows.map(row => {
    const design = designEffect(row.books, spread)
    return { ...row, books: row.books / design, missing: row.missing / design }
  })

/** Halvings that are finer than any use of it. */
const steps = 20

/**
 * The correlation by which neighbours differ as much as they do: their median distance, weighted by orders, is then that of normal values
 * (0.6745 standard deviations), as on a p′ chart (Laney, Quality Engineering 14(4), 2002). Changes that last and odd periods hardly move it.
 */
export const neighbourSpread = (rows: readonly Counted[]): Spread => {
  const { share } = totals(rows)
  const moves = rows.slice(1).map((row, i) => {
    const last = rows[i] ?? row
    const both = totals([last, row])
    const size = deviation(1, both.share > 0 ? both.share : share, both.orders)
    const move = Math.abs(row.missing / row.books - last.missing / last.books) / size
    return { move, sizes: [row.books, last.books], weight: 1 / (1 / row.books + 1 / last.books) }
  })
  const half = sum(moves, ({ weight }) => weight) / 2
  const isWide = (correlation: number): boolean => {
    const far = moves.filter(({ move, sizes }) => {
      const variance = sum(sizes, orders => designEffect(orders, { correlation, student: 1 }) / orders)
      return move > 0.6745 * Math.sqrt(variance)
    })
    return sum(far, ({ weight }) => weight) > half
  }
  let [low, high] = [0, 1]
  for (let left = isWide(0) ? steps : 0; left > 0; left--) {
    const middle = (low + high) / 2
    if (isWide(middle)) low = middle
    else high = middle
  }
  return { correlation: low, student: 1 }
}

const freedomOf = (levels: Levels): number => sum(levels, level => level.length - 1)

/**
 * As many periods of equal size would tell as much (Kish, "Survey Sampling", 1965), less what is estimated of each level, and at least 3.
 * A period that is a level by itself tells nothing.
 */
export const effectiveFreedom = (levels: Levels, estimated = 1): number => {
  const telling = levels.filter(level => level.length > estimated)
  const sizes = telling.flat().map(row => row.books)
  const periods =
    sum(sizes) ** 2 /
    Math.max(
      1,
      sum(sizes, size => size ** 2),
    )
  return Math.max(fewestForRange - 1, periods - estimated * telling.length)
}

/**
 * How many times the variance of chance the missing orders have within their levels: that of a total of clusters, so that a period
 * counts by its orders, and one of three orders can't widen the limits of all.
 */
const dispersionOf = (levels: Levels): number => {
  const parts = levels.map(level => {
    const { share, orders } = totals(level)
    const squares = sum(level, row => (row.missing - share * row.books) ** 2)
    const expected = sum(level, row => row.books * (1 - row.books / orders))
    return { expected, squares: squares / deviation(1, share, orders) ** 2 }
  })
  return (
    sum(parts, part => part.squares) /
    Math.max(
      1,
      sum(parts, part => part.expected),
    )
  )
}

/** Normal values that chance alone exceeds in one of twenty tables, and in every second. */
export const oneIn = { twenty: 1.645, two: 0 } as const

/** The dispersion that chance alone exceeds as often as that (χ² as Wilson and Hilferty approximate it). @param quantile of `oneIn` */
export const chanceDispersion = (freedom: number, quantile: number = oneIn.twenty): number => {
  const part = 2 / (9 * freedom)
  return (1 - part + quantile * Math.sqrt(part)) ** 3
}

export const grouped = (rows: readonly Counted[], levels: readonly number[]): Levels =>
  [...new Set(levels)].map(level => rows.filter((_, i) => levels[i] === level))

/** The correlation by which the variance within levels is `dispersion` times that of chance, 0 to 1: the mean design effect solved for it. */
export const correlationOf = (dispersion: number, levels: Levels): number => {
  const rows = levels.filter(level => level.length > 1).flat()
  const pairs = sum(rows, ({ books }) => books * (books - 1))
  return Math.min(1, (Math.max(0, dispersion - 1) * sum(rows, ({ books }) => books)) / Math.max(1, pairs))
}

/** More steps would change nothing that shows. */
const mostSteps = 8

/**
 * By how much more than by chance periods vary within their levels, with Student's t for what is estimated; none unless a test says that it
 * is more than chance. Levels need a spread, and a spread needs levels: the first is that of neighbours, and each next one is that within
 * the levels which the last allows, until it stays.
 * @param quantile of `oneIn`: how seldom chance alone may pass for more than chance
 */
export const spreadOf = (
  rows: readonly Counted[],
  quantile: number = oneIn.twenty,
  assumed = neighbourSpread(rows),
  left = mostSteps,
): Spread => {
  const levels = grouped(rows, levelsOf(effective(rows, assumed)))
  const [dispersion, freedom] = [dispersionOf(levels), effectiveFreedom(levels)]
  if (freedomOf(levels) < fewestForRange - 1 || dispersion <= chanceDispersion(freedom, quantile))
    return noSpread
  const spread = {
    correlation: correlationOf(dispersion, levels),
    student: studentRatio(freedom, reachOf(rows.length)),
  }
  const isSame =
    Math.abs(spread.correlation / assumed.correlation - 1) < 0.01 && spread.student === assumed.student
  return isSame || left === 0 ? spread : spreadOf(rows, quantile, spread, left - 1)
}

/**
 * A share with its interval: Wilson's, on as many orders as would vary as much by chance alone, with Student's t for the few periods by
 * which that is known (Korn and Graubard, Survey Methodology 24(2), 1998), since orders of one period tend to be lost together.
 * @param levels of the whole table, by which variation is measured
 */
export const shareOf = (rows: readonly Counted[], levels: Levels = [rows]): Share => {
  const { orders, ...found } = totals(rows)
  const [missing, share] = [Math.max(0, found.missing), Math.max(0, found.share)]
  if (freedomOf(levels) < fewestForRange - 1) return { missing, orders, share }
  const freedom = effectiveFreedom(levels)
  const total = orders / (Math.max(1, dispersionOf(levels)) * studentRatio(freedom) ** 2)
  return { missing, orders, share, range: wilson(share * total, total) }
}
