import { sum } from "d3-array"
import type { Row } from "./rows"

/** So many periods in a row on one side of the mean are no chance (Western Electric's fourth rule). */
const longestRun = 8

export type Counted = Row & { readonly missing: number }

export const totals = (rows: readonly Counted[]) => {
  const [missing, orders] = [sum(rows, row => row.missing), sum(rows, row => row.books)]
  return { missing, orders, share: orders > 0 ? missing / orders : 0 }
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

/** Whether periods in a row on one side of a share signal a change, even if none is outside its limits. */
export const hasRun = (rows: readonly Counted[], share: number): boolean => {
  let [length, side] = [0, 0]
  return rows.some(({ missing, books }) => {
    const now = Math.sign(missing / books - share)
    length = now !== 0 && now === side ? length + 1 : 1
    side = now
    return length >= longestRun && side !== 0
  })
}

/** Whether two parts differ by more than three standard deviations of their difference. */
const differ = (one: readonly Counted[], other: readonly Counted[], spread: number): boolean => {
  const [a, b, all] = [totals(one), totals(other), totals([...one, ...other])]
  const size = Math.sqrt(all.share * (1 - all.share) * (1 / a.orders + 1 / b.orders))
  return Math.abs(a.share - b.share) > 3 * spread * size
}

/** Finds the change that the chart signals. @returns undefined where it signals none that lasts */
export const findChange = (rows: readonly Counted[], spread: number): number | undefined => {
  const step = changePoint(rows)
  const single = singlePeriod(rows)
  const isLast = step.at === rows.length - 1
  // A period in which everything differs, and after which all is as before, is no change; of the last one nobody knows yet.
  if (!isLast && single.likelihood >= step.likelihood) return undefined
  return differ(rows.slice(0, step.at), rows.slice(step.at), spread) ? step.at : undefined
}
