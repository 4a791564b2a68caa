import { median, sum } from "d3-array"
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
 * How many times more neighbours differ than chance alone explains, at least 1: their median distance in standard deviations, over that of
 * normal values (0.6745), as on a p′ chart (Laney, Quality Engineering 14(4), 2002). Changes that last and odd periods hardly move it.
 */
export const neighbourSpread = (rows: readonly Counted[]): number => {
  const { share } = totals(rows)
  const moves = rows.slice(1).map((row, i) => {
    const last = rows[i] ?? row
    const both = totals([last, row])
    const size = deviation(1, both.share > 0 ? both.share : share, both.orders)
    const move = row.missing / row.books - last.missing / last.books
    return Math.abs(move) / (size * Math.sqrt(1 / row.books + 1 / last.books))
  })
  return Math.max(1, (median(moves) ?? 0) / 0.6745)
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

/** What chance alone exceeds in one of twenty tables (χ² as Wilson and Hilferty approximate it). */
export const chanceDispersion = (freedom: number): number => {
  const part = 2 / (9 * freedom)
  return (1 - part + 1.645 * Math.sqrt(part)) ** 3
}

export const grouped = (rows: readonly Counted[], levels: readonly number[]): Levels =>
  [...new Set(levels)].map(level => rows.filter((_, i) => levels[i] === level))

/**
 * How many times wider than by chance alone limits have to be: the root of the dispersion within levels (Spiegelhalter, Quality and Safety
 * in Health Care 14(5), 2005), with Student's t for what is estimated; 1 unless a test says that it is more than chance. Levels need a
 * spread, and a spread needs levels: the first is that of neighbours, and while levels explain more of it, it is made smaller.
 */
export const spreadOf = (rows: readonly Counted[], assumed = neighbourSpread(rows)): number => {
  const levels = grouped(rows, levelsOf(rows, assumed))
  const [dispersion, freedom] = [dispersionOf(levels), effectiveFreedom(levels)]
  if (freedomOf(levels) < fewestForRange - 1 || dispersion <= chanceDispersion(freedom)) return 1
  const spread = Math.sqrt(dispersion) * studentRatio(freedom, reachOf(rows.length))
  return spread < assumed ? spreadOf(rows, spread) : spread
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
  const effective = orders / (Math.max(1, dispersionOf(levels)) * studentRatio(freedom) ** 2)
  return { missing, orders, share, range: wilson(share * effective, effective) }
}
