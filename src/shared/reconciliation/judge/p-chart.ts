import { max, median, min, nice, sum } from "d3-array"
import { type Counted, distance, totals } from "./levels"
import { effective, noSpread } from "./spread"

/** A period of the chart; limits are between 0 and 1, the share too, or negative where analytics has more. */
export type Point = Counted & {
  readonly share: number
  readonly lower: number
  readonly upper: number
  /** Beyond its limits. */
  readonly isOut: boolean
}

/** Halvings that are finer than any drawing. */
const halvings = 30

/**
 * Points with limits around a level, for the orders of each period: a p chart. A limit is where `distance`, by which levels are found,
 * begins to exceed the reach, so that a period outside it is one that the search would set aside, however few orders it has.
 * @param level the periods from which the share is
 * @param reach of the limits, in standard deviations
 * @param spread by which periods vary more than by chance
 */
export const pChart = (
  rows: readonly Counted[],
  level: readonly Counted[],
  reach: number,
  spread = noSpread,
): Point[] => {
  const usual = totals(level)
  const orders = sum(effective(level, spread), row => row.books)
  const isBeyond = (share: number, own: number) =>
    distance({ missing: share * own, orders: own }, { missing: usual.share * orders, orders }) > reach
  const limit = (end: 0 | 1, orders: number): number => {
    let [inside, outside] = [Math.max(0, usual.share), end as number]
    for (let left = isBeyond(end, orders) ? halvings : 0; left > 0; left--) {
      const middle = (inside + outside) / 2
      if (isBeyond(middle, orders)) outside = middle
      else inside = middle
    }
    return outside
  }
  const own = effective(rows, spread)
  return rows.map((row, i) => {
    const count = own[i]?.books ?? row.books
    const [lower, upper] = [limit(0, count), limit(1, count)]
    const share = row.missing / row.books
    return { ...row, share, lower, upper, isOut: Math.max(0, share) < lower || share > upper }
  })
}

/** So many times what is needed for usual periods, the axis may reach upwards: these still have half of it. */
const mostTimes = 2

/** About as many steps as the drawing has. */
const drawnSteps = 3

export type Axis = {
  /** The lowest and the highest value, in per cent. */
  readonly ends: readonly [low: number, high: number]
  /** Indices of the points of which the share or a limit is beyond them. */
  readonly beyond: readonly number[]
}

/**
 * Where the axis of a control chart ends, if not at its lowest and highest values. A share below zero has no bound, and limits of a period
 * of few orders are far out, so that one such period would flatten all others. Those with half as many orders as the median, or more, set
 * the scale: it goes up to twice their highest share or limit, and as far below zero as that is above it.
 * @param points one at least
 * @returns undefined if all values are within that
 */
export const axisOf = (points: readonly Point[]): Axis | undefined => {
  const usual = (median(points, ({ books }) => books) ?? 0) / 2
  const highest = (found: readonly Point[]) => max(found, ({ share, upper }) => Math.max(share, upper)) ?? 0
  const needed = highest(points.filter(({ books }) => books >= usual))
  const [lowest, top] = [min(points, ({ share }) => share) ?? 0, highest(points)]
  if (lowest >= -needed && top <= mostTimes * needed) return undefined
  const ends = nice(
    100 * Math.max(Math.min(0, lowest), -needed),
    100 * Math.min(top, mostTimes * needed),
    drawnSteps,
  )
  const isBeyond = (value: number) => 100 * value < ends[0] || 100 * value > ends[1]
  return {
    ends,
    beyond: points.flatMap(({ share, lower, upper }, i) => ([share, lower, upper].some(isBeyond) ? [i] : [])),
  }
}
