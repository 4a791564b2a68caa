import { median, sum } from "d3-array"
import { binomialTail, type Interval, wilson } from "./binomial"
import { type Counted, findChange, hasRun, totals } from "./change"
import type { Row } from "./rows"

/** Fewer periods say nothing about whether the gap is steady. */
export const fewestPeriods = 6

/** Fewer orders say too little about a share: the interval would be 20 points wide and more. */
export const fewestOrders = 100

/** Missing orders that a period should have on average for a control chart (Montgomery, "Introduction to Statistical Quality Control", sample size of the p chart). */
const fewestMissing = 5

/** What is beyond three standard deviations of a normal distribution, on one side. */
const tailBeyondLimits = 0.00135

export type Share = {
  readonly missing: number
  readonly orders: number
  readonly share: number
  /** How many times wider the interval is than chance alone would make it, at least 1. */
  readonly widened: number
} & Interval

/** A period of the chart; shares and limits are between 0 and 1. */
export type Point = Row & {
  readonly missing: number
  readonly share: number
  readonly lower: number
  readonly upper: number
  /** Beyond its limits, and too improbable for chance. */
  readonly isOut: boolean
}

/** How the gap behaves: steady, one change that lasts, single periods that differ, or too little to say. */
export type Shape = "steady" | "grew" | "shrank" | "single" | "restless" | "unknown"

export type Assessment = {
  readonly shape: Shape
  /** Of all periods. */
  readonly overall: Share
  /** Of the periods since the change, or of all. */
  readonly current: Share
  /** Of the periods before the change, from which the limits are. */
  readonly before?: Share
  /** The index of the first period after the change. */
  readonly changedAt?: number
  /** Indices of single periods that differ. */
  readonly outliers: readonly number[]
  readonly points: readonly Point[]
  /** The mean of the periods from which the limits are. */
  readonly mean: number
  /** How many times wider than chance alone the limits are. */
  readonly spread: number
  /** Whether so few orders are missing that only large changes would show. */
  readonly isSparse: boolean
}

const deviation = (orders: number, share: number): number => Math.sqrt((share * (1 - share)) / orders)

/** A period's distance from a share in its standard deviations; none where the share is 0 or 1. */
const standardised = ({ missing, books }: Counted, share: number): number => {
  const size = deviation(books, share)
  return size > 0 ? (missing / books - share) / size : 0
}

/**
 * How much more the periods vary than chance alone explains, at least 1: the standard deviation of their standardised shares, from
 * the differences of neighbours, as on a p′ chart (Laney, Quality Engineering 14(4), 2002), by which a lasting change counts once.
 * The median of the differences is taken for the mean: 0.954 is that of two independent standard normal values.
 */
export const spreadOf = (rows: readonly Counted[], share: number): number => {
  const values = rows.map(row => standardised(row, share))
  const moves = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? value)))
  return moves.length < fewestPeriods - 1 ? 1 : Math.max(1, (median(moves) ?? 0) / 0.954)
}

/**
 * A share with its interval: Wilson's, on as many orders as would vary as much by chance alone (the effective sample size of Kish and
 * of Korn and Graubard), since orders of one period tend to be lost together.
 */
export const shareOf = (rows: readonly Counted[]): Share => {
  const { missing, orders, share } = totals(rows)
  const excess = sum(rows, row => standardised(row, share) ** 2) / Math.max(1, rows.length - 1)
  const inflation = Math.max(1, rows.length > 1 ? excess : 1)
  const effective = orders / inflation
  const interval = orders > 0 ? wilson(share * effective, effective) : { low: 0, high: 1 }
  return { missing, orders, share, widened: Math.sqrt(inflation), ...interval }
}

/** Points with limits of three standard deviations around a share, for the orders of each period (a p chart), `spread` times as wide. */
export const pChart = (rows: readonly Counted[], share: number, spread = 1): Point[] =>
  rows.map(row => {
    const reach = 3 * spread * deviation(row.books, share)
    const own = row.missing / row.books
    const isBeyond = own > share + reach || own < share - reach
    return {
      ...row,
      share: own,
      lower: Math.max(0, share - reach),
      upper: Math.min(1, share + reach),
      isOut: isBeyond && binomialTail(row.missing, row.books, share) < tailBeyondLimits,
    }
  })

const counted = (rows: readonly Row[]): Counted[] =>
  rows.map(row => ({ ...row, missing: row.books - row.analytics }))

const outliersOf = (points: readonly Point[]): number[] =>
  points.flatMap(({ isOut }, i) => (isOut ? [i] : []))

/**
 * What two counts of the same orders say: the share that analytics lacks, and whether it is steady.
 * @param rows those of `toSeries`, none with more orders in analytics than in the books, none without orders
 * @returns undefined where there is no order in the books
 */
export const assess = (rows: readonly Row[]): Assessment | undefined => {
  const all = counted(rows)
  const overall = shareOf(all)
  if (overall.orders === 0) return undefined
  // Where most are missing, a few more or less are no news.
  const isSparse = overall.share < 0.5 && overall.missing / all.length < fewestMissing
  const spread = spreadOf(all, overall.share)
  const points = pChart(all, overall.share, spread)
  const common = { overall, isSparse, spread }
  const outliers = outliersOf(points)
  const flat = { ...common, current: overall, points, mean: overall.share, outliers }
  if (all.length < fewestPeriods || overall.orders < fewestOrders)
    return { ...flat, outliers: [], shape: "unknown" }
  if (outliers.length === 0 && !hasRun(all, overall.share))
    return { ...flat, shape: isSparse ? "unknown" : "steady" }
  const changedAt = findChange(all, spread)
  if (changedAt === undefined) {
    if (outliers.length === 0) return { ...flat, shape: isSparse ? "unknown" : "steady" }
    if (outliers.length > 2) return { ...flat, shape: "restless" }
    const others = all.filter((_, i) => !outliers.includes(i))
    return { ...flat, current: shareOf(others), shape: "single" }
  }
  const [early, late] = [all.slice(0, changedAt), all.slice(changedAt)]
  const [before, current] = [shareOf(early), shareOf(late)]
  const ownSpread = spreadOf(early, before.share)
  const redrawn = pChart(all, before.share, ownSpread)
  return {
    ...common,
    shape: current.share > before.share ? "grew" : "shrank",
    current,
    before,
    changedAt,
    spread: ownSpread,
    outliers: outliersOf(redrawn).filter(i => i < changedAt),
    points: redrawn,
    mean: before.share,
  }
}
