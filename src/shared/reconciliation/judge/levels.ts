import { cumsum, mode, sum } from "d3-array"
import type { Row } from "../table"
import { normalReach } from "./binomial"

/** Of a hundred steady tables, one may have a false single period, one a false change and one a false outage, however many rows it has. */
const falseAlarms = 0.01

export type Counted = Row & { readonly missing: number }

type Totals = { readonly missing: number; readonly orders: number }

/** `missing` is a balance, and negative where analytics has more. */
export const totals = (rows: readonly Counted[]): Totals & { readonly share: number } => {
  const [missing, orders] = [sum(rows, row => row.missing), sum(rows, row => row.books)]
  return { missing, orders, share: orders > 0 ? missing / orders : 0 }
}

const { log } = Math

const part = (count: number): number => (count > 0 ? count * log(count) : 0)

const logLikelihood = (missing: number, orders: number): number =>
  part(missing) + part(orders - missing) - part(orders)

/** In squared standard deviations; `a` and `b` are missing. */
const squaredDistance = (a: number, aOrders: number, b: number, bOrders: number): number =>
  2 * (logLikelihood(a, aOrders) + logLikelihood(b, bOrders) - logLikelihood(a + b, aOrders + bOrders))

/**
 * How far two shares differ, in standard deviations: the root of the likelihood ratio (Wilks), which holds for fewer missing orders than
 * the normal approximation. More in analytics counts as none missing.
 */
export const distance = (one: Totals, other: Totals): number => {
  const squared = squaredDistance(
    Math.max(0, one.missing),
    one.orders,
    Math.max(0, other.missing),
    other.orders,
  )
  return Math.sqrt(Math.max(0, squared))
}

/** Beyond how many standard deviations a single one of so many periods differs (Bonferroni). */
export const reachOf = (periods: number): number => normalReach(falseAlarms / Math.max(1, periods))

type Arc = { readonly from: number; readonly to: number }

/** How far a stretch has to differ: a single period, one at an end of the table, any other. */
type Reaches = Readonly<Record<"single" | "end" | "inner", number>>

const reachesOf = (periods: number): Reaches => ({
  single: reachOf(periods),
  end: reachOf(2 * periods),
  inner: reachOf((periods * (periods - 1)) / 2),
})

/** The stretch, within a sequence, that differs most from the rest, less what chance may do; ends are exclusive. */
const strongest = (rows: readonly Counted[], { single, end, inner }: Reaches): Arc | undefined => {
  const { length } = rows
  const missing = cumsum([0, ...rows.map(row => Math.max(0, row.missing))])
  const orders = cumsum([0, ...rows.map(row => row.books)])
  const [allMissing, allOrders] = [missing[length] ?? 0, orders[length] ?? 0]
  let best: Arc | undefined
  let most = 0
  for (let from = 0; from < length; from++)
    for (let to = from + 1; to <= length; to++) {
      const size = Math.min(to - from, length - to + from)
      if (size === 0) continue
      const arcMissing = (missing[to] ?? 0) - (missing[from] ?? 0)
      const arcOrders = (orders[to] ?? 0) - (orders[from] ?? 0)
      const longer = from === 0 || to === length ? end : inner
      const squared = squaredDistance(arcMissing, arcOrders, allMissing - arcMissing, allOrders - arcOrders)
      const excess = squared - (size === 1 ? single : longer) ** 2
      if (excess > most) [best, most] = [{ from, to }, excess]
    }
  return best
}

/**
 * Divides a table into levels, each of one share: circular binary segmentation (Olshen, Venkatraman, Lucito and Wigler, Biostatistics
 * 5(4), 2004). The stretch that differs most from the rest is set aside, and both are searched again until nothing differs by more than
 * chance: a change that lasts, an outage that was repaired and a single odd period are all found so, and what is the same before and
 * after an outage is one level. Parts that the search has divided are joined to the usual level where they don't differ from it.
 * @param rows with as many orders as vary by chance alone (`effective`)
 * @returns each row's level, numbered in no order
 */
export const levelsOf = (rows: readonly Counted[]): number[] => {
  const reaches = reachesOf(rows.length)
  const levels = rows.map(() => 0)
  let count = 1
  const search = (indices: readonly number[]): void => {
    const arc = strongest(
      indices.flatMap(i => rows[i] ?? []),
      reaches,
    )
    if (!arc) return
    const inside = indices.slice(arc.from, arc.to)
    const level = count++
    for (const i of inside) levels[i] = level
    search(inside)
    search([...indices.slice(0, arc.from), ...indices.slice(arc.to)])
  }
  search(rows.map((_, i) => i))
  const usual = mode(levels)
  const part = (level: number) => totals(rows.filter((_, i) => levels[i] === level))
  const isUsual = (level: number) => distance(part(level), part(usual)) <= reaches.single
  const same = new Set([...new Set(levels)].filter(isUsual))
  return levels.map(level => (same.has(level) ? usual : level))
}
