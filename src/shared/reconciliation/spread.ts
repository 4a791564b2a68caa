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

/** How many times the variance of chance the periods have within their levels: Pearson's χ² over its degrees of freedom. */
const dispersionOf = (levels: Levels): number => {
  const squares = sum(levels, level => {
    const { share, orders } = totals(level)
    return sum(level, row => ((row.missing / row.books - share) / deviation(row.books, share, orders)) ** 2)
  })
  return squares / Math.max(1, freedomOf(levels))
}

/** What chance alone exceeds in one of twenty tables (χ² as Wilson and Hilferty approximate it). */
const chanceDispersion = (freedom: number): number => {
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
  const [dispersion, freedom] = [dispersionOf(levels), freedomOf(levels)]
  if (freedom < fewestForRange - 1 || dispersion <= chanceDispersion(freedom)) return 1
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
  const freedom = freedomOf(levels)
  if (freedom < fewestForRange - 1) return { missing, orders, share }
  const effective = orders / (Math.max(1, dispersionOf(levels)) * studentRatio(freedom) ** 2)
  return { missing, orders, share, range: wilson(share * effective, effective) }
}
