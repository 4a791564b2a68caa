import { greatest, sum } from "d3-array"
import { studentRatio, wilson } from "./binomial"
import { type Counted, distance, reachOf, totals } from "./levels"
import {
  chanceDispersion,
  correlationOf,
  deviation,
  effectiveFreedom,
  neighbourSpread,
  noSpread,
  type Share,
  type Spread,
  widening,
} from "./spread"

/** A gap that moves little by little. */
export type Drift = {
  /** The share where the line begins. */
  readonly before: number
  /** The share where it ends; its orders are those of all periods. */
  readonly current: Share
  /** Indices of periods that are far from the line, and don't count for it. */
  readonly outliers: readonly number[]
  readonly spread: Spread
}

type Placed = Counted & { readonly at: number }

/** The straight line through the shares by least squares, weighted by orders (Draper and Smith, "Applied Regression Analysis", 3.10). */
const lineThrough = (rows: readonly Placed[]) => {
  const { orders, share } = totals(rows)
  const centre = sum(rows, row => row.at * row.books) / orders
  const width = sum(rows, row => row.books * (row.at - centre) ** 2)
  const slope = sum(rows, row => row.missing * (row.at - centre)) / width
  return {
    /** In standard deviations of chance. */
    size: (Math.abs(slope) * Math.sqrt(width)) / deviation(1, share, orders),
    shareAt: (at: number) => Math.min(1, Math.max(0, share + slope * (at - centre))),
    /** The variance of its share, in variances of one order. */
    varianceAt: (at: number) => 1 / orders + (at - centre) ** 2 / width,
  }
}

const distanceFrom = (row: Counted, share: number, orders: number): number =>
  distance({ missing: row.missing, orders: row.books }, { missing: share * orders, orders })

/** Without those that are farther from the line than chance, the farthest first. @param most how many may be left out */
const nearLine = (
  rows: readonly Placed[],
  reach: number,
  most: number,
  spread: Spread,
): readonly Placed[] => {
  const { shareAt } = lineThrough(rows)
  const { orders } = totals(rows)
  const far = (row: Placed) => distanceFrom(row, shareAt(row.at), orders) / widening(row.books, spread)
  const odd = greatest(rows, far)
  if (!odd || most < 1 || far(odd) <= reach) return rows
  return nearLine(
    rows.filter(row => row !== odd),
    reach,
    most - 1,
    spread,
  )
}

/**
 * Whether the gap moves little by little: the slope is more than chance, and a straight line fits better than levels, by the Bayesian
 * information criterion (Schwarz, Annals of Statistics 6(2), 1978). A line has two parameters as one step has; further levels, further dates
 * on which they change, and periods that are left out cost more.
 * @param levels of `levelsOf`
 */
export const driftOf = (rows: readonly Counted[], levels: readonly number[]): Drift | undefined => {
  const reach = reachOf(rows.length)
  const placed = rows.map((row, at) => ({ ...row, at }))
  const kept = nearLine(placed, reach, rows.length / 5, neighbourSpread(rows))
  const { missing, orders, share } = totals(kept)
  if (share <= 0) return undefined
  const { size, shareAt, varianceAt } = lineThrough(kept)
  const freedom = effectiveFreedom([kept], 2)
  const squares = sum(kept, row => (row.missing - shareAt(row.at) * row.books) ** 2)
  const chance = sum(kept, row => row.books * deviation(1, shareAt(row.at), orders) ** 2)
  const dispersion = (squares / chance) * (kept.length / (kept.length - 2))
  const student = studentRatio(freedom, reach)
  if (size <= reach * Math.sqrt(Math.max(1, dispersion)) * student) return undefined

  const shares = new Map(
    levels.map(level => [level, totals(rows.filter((_, i) => levels[i] === level)).share]),
  )
  const changes = levels.filter((level, i) => i > 0 && level !== levels[i - 1]).length
  const outliers = placed.filter(row => !kept.includes(row)).map(({ at }) => at)
  const misfit = (found: readonly Placed[], fitted: (row: Placed) => number) =>
    sum(found, row => distanceFrom(row, fitted(row), orders) ** 2) / Math.max(1, dispersion)
  const costOf = (misfit: number, parameters: number) => misfit + parameters * Math.log(rows.length)
  const ofLine = costOf(
    misfit(kept, ({ at }) => shareAt(at)),
    2 + 2 * outliers.length,
  )
  const ofLevels = costOf(
    misfit(placed, ({ at }) => shares.get(levels[at] ?? 0) ?? 0),
    shares.size + Math.max(0, changes - 1),
  )
  if (ofLine >= ofLevels) return undefined

  const end = shareAt(rows.length - 1)
  const variance = deviation(1, share, orders) ** 2 * varianceAt(rows.length - 1)
  const effective =
    deviation(1, end, orders) ** 2 / (variance * Math.max(1, dispersion) * studentRatio(freedom) ** 2)
  const range = wilson(end * effective, effective)
  const spread =
    dispersion > chanceDispersion(freedom)
      ? { correlation: correlationOf(dispersion, [kept]), student }
      : noSpread
  return { before: shareAt(0), current: { missing, orders, share: end, range }, outliers, spread }
}
