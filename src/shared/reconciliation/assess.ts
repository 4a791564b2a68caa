import { binomialTail, type Interval, wilson } from "./binomial"
import type { Row } from "./rows"

/** Fewer periods say nothing about whether the gap is steady. */
export const fewestPeriods = 6

/** Fewer orders say too little about a share: the interval would be 20 points wide and more. */
export const fewestOrders = 100

/** Missing orders that a period should have on average for a control chart (Montgomery, "Introduction to Statistical Quality Control", sample size of the p chart). */
const fewestMissing = 5

/** So many periods in a row on one side of the mean are no chance (Western Electric's fourth rule). */
const longestRun = 8

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

type Counted = Row & { readonly missing: number }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const totals = (rows: readonly Counted[]) => {
  const [missing, orders] = [sum(rows.map(row => row.missing)), sum(rows.map(row => row.books))]
  return { missing, orders, share: orders > 0 ? missing / orders : 0 }
}

const deviation = (orders: number, share: number): number => Math.sqrt((share * (1 - share)) / orders)

/** A period's distance from a share in its standard deviations; none where the share is 0 or 1. */
const standardised = ({ missing, books }: Counted, share: number): number => {
  const size = deviation(books, share)
  return size > 0 ? (missing / books - share) / size : 0
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/**
 * How much more the periods vary than chance alone explains, at least 1: the standard deviation of their standardised shares, from
 * the differences of neighbours, as on a p′ chart (Laney, Quality Engineering 14(4), 2002), by which a lasting change counts once.
 * The median of the differences is taken for the mean: 0.954 is that of two independent standard normal values.
 */
export const spreadOf = (rows: readonly Counted[], share: number): number => {
  const values = rows.map(row => standardised(row, share))
  const moves = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? value)))
  return moves.length < fewestPeriods - 1 ? 1 : Math.max(1, median(moves) / 0.954)
}

/**
 * A share with its interval: Wilson's, on as many orders as would vary as much by chance alone (the effective sample size of Kish and
 * of Korn and Graubard), since orders of one period tend to be lost together.
 */
export const shareOf = (rows: readonly Counted[]): Share => {
  const { missing, orders, share } = totals(rows)
  const excess = sum(rows.map(row => standardised(row, share) ** 2)) / Math.max(1, rows.length - 1)
  const inflation = Math.max(1, rows.length > 1 ? excess : 1)
  const effective = orders / inflation
  const interval = orders > 0 ? wilson(share * effective, effective) : { low: 0, high: 1 }
  return { missing, orders, share, widened: Math.sqrt(inflation), ...interval }
}

const logLikelihood = (rows: readonly Counted[]): number => {
  const { missing, orders, share } = totals(rows)
  const part = (count: number, probability: number) => (count > 0 ? count * Math.log(probability) : 0)
  return part(missing, share) + part(orders - missing, 1 - share)
}

type Fit = { readonly at: number; readonly likelihood: number }

const best = (fits: readonly Fit[]): Fit =>
  fits.reduce((one, other) => (other.likelihood > one.likelihood ? other : one), {
    at: 0,
    likelihood: Number.NEGATIVE_INFINITY,
  })

/**
 * Where a lasting change began: the most likely place of a step in a proportion (Pignatiello and Samuel, "Identifying the time of a
 * step-change in the process fraction nonconforming", Quality Engineering 13(3), 2001). @returns the index of the first period after it
 */
export const changePoint = (rows: readonly Counted[]): Fit =>
  best(
    rows.slice(1).map((_, i) => ({
      at: i + 1,
      likelihood: logLikelihood(rows.slice(0, i + 1)) + logLikelihood(rows.slice(i + 1)),
    })),
  )

const without = (rows: readonly Counted[], index: number) => rows.filter((_, i) => i !== index)

const singlePeriod = (rows: readonly Counted[]): Fit =>
  best(
    rows.map((row, at) => ({
      at,
      likelihood: logLikelihood([row]) + logLikelihood(without(rows, at)),
    })),
  )

const hasRun = (rows: readonly Counted[], share: number): boolean => {
  let [length, side] = [0, 0]
  return rows.some(({ missing, books }) => {
    const now = Math.sign(missing / books - share)
    length = now !== 0 && now === side ? length + 1 : 1
    side = now
    return length >= longestRun && side !== 0
  })
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

/** Whether two parts differ by more than three standard deviations of their difference. */
const differ = (one: readonly Counted[], other: readonly Counted[], spread: number): boolean => {
  const [a, b, all] = [totals(one), totals(other), totals([...one, ...other])]
  const size = Math.sqrt(all.share * (1 - all.share) * (1 / a.orders + 1 / b.orders))
  return Math.abs(a.share - b.share) > 3 * spread * size
}

/** Finds the change that the chart signals. @returns undefined where it signals none that lasts */
const findChange = (rows: readonly Counted[], spread: number): number | undefined => {
  const step = changePoint(rows)
  const single = singlePeriod(rows)
  const isLast = step.at === rows.length - 1
  // A period in which everything differs, and after which all is as before, is no change; of the last one nobody knows yet.
  if (!isLast && single.likelihood >= step.likelihood) return undefined
  return differ(rows.slice(0, step.at), rows.slice(step.at), spread) ? step.at : undefined
}

/**
 * What two counts of the same orders say: the share that analytics lacks, and whether it is steady.
 * @param rows those of `toSeries`, none with more orders in analytics than in the books, none without orders
 * @returns undefined where there is no order in the books
 */
export const assess = (rows: readonly Row[]): Assessment | undefined => {
  const all = counted(rows)
  const overall = shareOf(all)
  if (overall.orders === 0) return undefined
  const isSparse = (overall.orders * Math.min(overall.share, 1 - overall.share)) / all.length < fewestMissing
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
