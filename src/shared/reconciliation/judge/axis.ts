import { max, median, min, nice } from "d3-array"
import type { Point } from "./p-chart"

/** So many times what is needed for usual periods, the axis may reach upwards: these still have half of it. */
const mostTimes = 2

/** About as many steps as the drawing has. */
const steps = 3

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
    steps,
  )
  const isBeyond = (value: number) => 100 * value < ends[0] || 100 * value > ends[1]
  return {
    ends,
    beyond: points.flatMap(({ share, lower, upper }, i) => ([share, lower, upper].some(isBeyond) ? [i] : [])),
  }
}
