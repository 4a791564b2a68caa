import { max, mode, rollup } from "d3-array"
import type { Row } from "../table"
import { type Drift, driftOf } from "./drift"
import { type Counted, levelsOf, reachOf, totals } from "./levels"
import { type Point, pChart } from "./p-chart"
import { effective, grouped, noSpread, oneIn, type Share, shareOf, spreadOf, widening } from "./spread"

/** Fewer periods say nothing about whether the gap is steady. */
export const fewestPeriods = 6

/** Fewer orders say too little about a share: the interval would be 20 points wide and more. */
export const fewestOrders = 100

/** Missing orders that a period should have on average for a control chart (Montgomery, "Introduction to Statistical Quality Control", sample size of the p chart). */
const fewestMissing = 5

/** How the gap behaves: one share, one change that lasts, a slow one, one share but for periods that differ, many changes, or too little to say. */
type Shape = "steady" | "grew" | "shrank" | "drifted" | "single" | "restless" | "unknown"

export type Assessment = {
  readonly shape: Shape
  /** Of all periods but outliers with more in analytics. */
  readonly overall: Share
  /** Of the present level. */
  readonly current: Share
  /** How many periods it has. */
  readonly currentPeriods: number
  /** Of the level before the change, from which the limits are. */
  readonly before?: Share
  /** The index of the first period after the change. */
  readonly changedAt?: number
  /** Where a slow change began, of which `current` is the end. */
  readonly start?: number
  /** Indices of periods that differ from the level around them. */
  readonly outliers: readonly number[]
  readonly points: readonly Point[]
  /** The mean of the periods from which the limits are. */
  readonly mean: number
  /** How many times wider than by chance alone the widest limits are; 1 unless a test says that the periods vary more. */
  readonly spread: number
}

type Present = { readonly level: number; readonly start: number; readonly odd: readonly number[] }

/**
 * The last level that ever had two periods in a row, for one alone may be incomplete: since when it is there, and what differs since.
 * @param fewest periods that it has in all
 */
const presentOf = (levels: readonly number[], fewest = 0): Present | undefined => {
  const lasting = new Set(levels.filter((level, i) => level === levels[i - 1]))
  const counts = rollup(
    levels,
    found => found.length,
    level => level,
  )
  const level = levels.filter(one => lasting.has(one) && (counts.get(one) ?? 0) >= fewest).at(-1)
  if (level === undefined) return undefined
  const start = levels.indexOf(level)
  return { level, start, odd: levels.flatMap((one, i) => (i > start && one !== level ? [i] : [])) }
}

/** Whether levels change more often than in every fifth period, and than two outages make them. */
const isRestless = (levels: readonly number[]): boolean =>
  levels.filter((level, i) => i > 0 && level !== levels[i - 1]).length > Math.max(4, levels.length / 5)

type Roles = {
  readonly levels: readonly number[]
  readonly now: number
  readonly former?: number
  readonly changedAt?: number
  readonly outliers: readonly number[]
}

/** Which level is the present one, which was before it, and which periods are neither. */
const rolesOf = (levels: readonly number[], drift: Drift | undefined): Roles => {
  if (drift) {
    const { outliers } = drift
    return { levels: levels.map((_, i) => Number(outliers.includes(i))), now: 0, outliers }
  }
  if (isRestless(levels)) {
    const usual = mode(levels)
    const outliers = levels.flatMap((level, i) => (level === usual ? [] : [i]))
    return { levels: levels.map(() => 0), now: 0, outliers }
  }
  const now = presentOf(levels) ?? { level: 0, start: 0, odd: [] }
  const earlier = levels.slice(0, now.start)
  // An outage before the change is not what was there before: it has fewer than half as many periods as the usual level.
  const usual = mode(earlier)
  const former = presentOf(earlier, earlier.filter(level => level === usual).length / 2)
  const outliers = [...(former ? former.odd : earlier.keys()), ...now.odd]
  return { levels, now: now.level, outliers, ...(former && { former: former.level, changedAt: now.start }) }
}

const shapeOf = (current: Share, before: Share | undefined, outliers: readonly number[]): Shape => {
  if (before) return current.share > before.share ? "grew" : "shrank"
  return outliers.length > 0 ? "single" : "steady"
}

/** The present share, with its range: of the present level, where all levels count for how much periods vary. */
const presentShare = (rows: readonly Counted[], { levels, now }: Roles): Share =>
  shareOf(
    rows.filter((_, i) => levels[i] === now),
    grouped(rows, levels),
  )

/**
 * A range holds less often where the same rows decided of what it is (Berk, Brown, Buja, Zhang and Zhao, Annals of Statistics 41(2), 2013).
 * Where levels were found in a table that a test lets pass for chance, but that may vary more, it covers the other reading, too.
 * @param found the range of the present share, as levels were found
 */
const withOtherReading = (rows: readonly Counted[], found: Share): Share => {
  const cautious = levelsOf(effective(rows, spreadOf(rows, oneIn.two)))
  const other = presentShare(rows, rolesOf(cautious, undefined)).range
  if (!found.range || !other) return found
  const range = {
    low: Math.min(found.range.low, other.low),
    high: Math.max(found.range.high, other.high),
  }
  return { ...found, range }
}

/** Whether so few orders are missing that only large changes would show. Where most are missing, a few more or less are no news. */
const isSparse = ({ overall, points }: Pick<Assessment, "overall" | "points">): boolean =>
  overall.share < 0.5 && overall.missing / points.length < fewestMissing

/**
 * What two counts of the same orders say: the share that analytics lacks, and whether it is steady.
 *
 * 1. The table is divided into levels, each of one share (`levelsOf`); where periods vary more than chance explains, only by larger steps,
 *    above all between periods of many orders (`spreadOf`).
 * 2. The present level is the last that had two periods in a row. Headline, range and money are of it. Periods of other levels since it began are
 *    outliers, and neither mean nor limits contain them (phase I of a control chart, Montgomery).
 * 3. If there was another level before it, the gap changed, and the limits are of that one. If levels change all the time, the gap isn't
 *    steady, and the answer is about the whole table. If a straight line fits better than levels, the gap drifted (`driftOf`), and headline,
 *    range and money are of the line's end.
 * 4. Missing orders are a balance: a period with more in analytics counts too, or the others would be chosen by their outcome. It is left
 *    out where it is an outlier.
 * @param rows those of `toSeries`, none without orders
 * @returns undefined where there is no order in the books, or analytics has as many on balance
 */
export const assess = (rows: readonly Row[]): Assessment | undefined => {
  const all = rows.map((row): Counted => ({ ...row, missing: row.books - row.analytics }))
  const isKnown = all.length >= fewestPeriods && totals(all).orders >= fewestOrders
  const ownSpread = isKnown ? spreadOf(all) : noSpread
  const found = isKnown ? levelsOf(effective(all, ownSpread)) : all.map(() => 0)
  const drift = isKnown ? driftOf(all, found) : undefined
  const spread = drift?.spread ?? ownSpread
  const roles = rolesOf(found, drift)
  const { levels, now, former, changedAt, outliers } = roles
  const kept = all.filter(({ missing }, i) => missing >= 0 || !outliers.includes(i))
  const { missing, orders } = totals(kept)
  if (orders === 0 || missing < 0 || (missing === 0 && kept.some(row => row.missing < 0))) return undefined
  const rowsOf = (level: number) => all.filter((_, i) => levels[i] === level)
  const present = presentShare(all, roles)
  const isDoubtful = ownSpread === noSpread && new Set(levels).size > 1
  const current = drift?.current ?? (isDoubtful ? withOtherReading(all, present) : present)
  const before = former === undefined ? undefined : shareOf(rowsOf(former))
  const level = rowsOf(former ?? now)
  const points = pChart(all, level, reachOf(all.length), spread)
  const overall = shareOf(kept)
  const sudden = isRestless(found) ? "restless" : shapeOf(current, before, outliers)
  const shape = drift ? "drifted" : sudden
  return {
    shape: !isKnown || (shape === "steady" && isSparse({ overall, points })) ? "unknown" : shape,
    overall,
    current,
    currentPeriods: rowsOf(now).length,
    ...(before && { before, changedAt }),
    ...(drift && { start: drift.before }),
    outliers,
    points,
    mean: (before ?? present).share,
    spread: max(all, row => widening(row.books, spread)) ?? 1,
  }
}
