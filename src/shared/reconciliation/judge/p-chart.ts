import { sum } from "d3-array"
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
const steps = 30

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
    for (let left = isBeyond(end, orders) ? steps : 0; left > 0; left--) {
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
