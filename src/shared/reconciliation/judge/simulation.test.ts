import { seededRandom } from "../../../../test/support/seeded-random"
import { type Assessment, assess } from "./assess"

const seed = 20261128

/** Rates of the answers to tables that are drawn by chance: `runs` times `periods` of `orders` each. */
const simulate = (
  runs: number,
  periods: number,
  ordersAt: number | ((i: number) => number),
  shareAt: (i: number, noise: number) => number,
) => {
  const random = seededRandom(seed)
  // Orders between two missing ones are geometrically distributed.
  const skip = (share: number) => 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - share))
  const binomial = (share: number, orders: number) => {
    let found = 0
    for (let at = skip(share); share > 0 && at <= orders; at += skip(share)) found++
    return found
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const answers = Array.from({ length: runs }, () => {
    const rows = Array.from({ length: periods }, (_, i) => {
      const books = typeof ordersAt === "number" ? ordersAt : ordersAt(i)
      return { period: String(i), books, analytics: books - binomial(shareAt(i, normal()), books) }
    })
    return assess(rows)
  })
  return (is: (found: Assessment) => boolean) => answers.filter(found => found && is(found)).length / runs
}

const isFalseAlarm = ({ shape }: Assessment) => shape !== "steady"
const holds =
  (share: number) =>
  ({ current: { range } }: Assessment) =>
    range !== undefined && range.low <= share && share <= range.high

// The seed makes a failure repeatable; bounds are two standard errors of these runs from what many more gave.
test.each([
  [12, 500, 300],
  [52, 200, 60],
  [180, 100, 20],
])(
  "of steady tables of %d periods hardly any is called anything else (seed 20261128)",
  (periods, orders, runs) => {
    const rate = simulate(runs, periods, orders, () => 0.08)
    expect(rate(isFalseAlarm)).toBeLessThanOrEqual(0.035)
    expect(rate(({ spread }) => spread > 1)).toBeLessThanOrEqual(periods > 100 ? 0.25 : 0.1)
  },
)

test.each([
  [12, 0.12],
  [24, 0.08],
])("nor of %d periods that vary twice as much as chance (seed 20261128)", (periods, most) => {
  const rate = simulate(150, periods, 500, (_, noise) => Math.max(0, 0.08 + 0.021 * noise))
  expect(rate(isFalseAlarm)).toBeLessThanOrEqual(most)
  expect(rate(({ spread }) => spread > 1)).toBeGreaterThan(0.6)
})

test.each([
  ["2 orders a period", 60, () => 2, 0.2],
  ["5 orders a period", 30, () => 5, 0.2],
  ["20 orders a period", 12, () => 20, 0.2],
  ["2 and 200 orders", 30, (i: number) => (i % 5 > 2 ? 2 : 200), 0.1],
] as const)("nor of periods of few orders: %s (seed 20261128)", (_, periods, ordersAt, share) => {
  const rate = simulate(150, periods, ordersAt, () => share)
  expect(rate(({ shape }) => shape !== "steady" && shape !== "unknown")).toBeLessThanOrEqual(0.035)
})

// What moves the share of a period shows in one of many orders, and hardly in one of few.
test.each([
  ["2 and 200 orders", 10, [2, 200, 200, 2, 200], 0.13],
  ["5 and 500", 60, [500, 5, 500, 5, 5], 0.06],
  ["20 and 2,000", 30, [2000, 20, 20, 2000, 20], 0.09],
] as const)("nor where large ones vary among small ones: %s (seed 20261128)", (_, periods, sizes, most) => {
  const rate = simulate(
    150,
    periods,
    i => sizes[i % sizes.length] ?? 0,
    (_, noise) => Math.max(0, 0.3 + 0.09 * noise),
  )
  expect(rate(({ shape }) => shape !== "steady" && shape !== "unknown")).toBeLessThanOrEqual(most)
})

test.each([
  ["half-way, of 2 orders", 60, 2, (i: number) => (i < 30 ? 0.1 : 0.6), "grew", 0.75],
  ["half-way, of 20", 30, 20, (i: number) => (i < 15 ? 0.1 : 0.3), "grew", 0.8],
  ["a silent period of 20", 30, 20, (i: number) => (i === 18 ? 1 : 0.1), "single", 0.95],
] as const)(
  "a change shows in periods of few orders: %s (seed 20261128)",
  (_, periods, orders, shareAt, shape, least) => {
    const rate = simulate(150, periods, orders, shareAt)
    expect(rate(found => found.shape === shape)).toBeGreaterThanOrEqual(least)
  },
)

test.each([
  [4, 0.92],
  [8, 0.89],
  [24, 0.9],
])("the range of %d uneven periods holds the true share (seed 20261128)", (periods, least) => {
  const rate = simulate(200, periods, 500, (_, noise) => Math.max(0, 0.1 + 0.03 * noise))
  expect(rate(holds(0.1))).toBeGreaterThanOrEqual(least)
})

test.each([
  ["weekends of a tenth", 28, (i: number) => (i % 7 > 4 ? 40 : 400), 0.9],
  ["a sale of ten times as many", 12, (i: number) => (i === 7 ? 5000 : 500), 0.93],
  ["sizes from 50 to 1,500", 12, (i: number) => [50, 1500, 300, 700, 120, 900][i % 6] ?? 0, 0.9],
] as const)("so it does where sizes differ: %s (seed 20261128)", (_, periods, ordersAt, least) => {
  const rate = simulate(200, periods, ordersAt, (_, noise) => Math.max(0, 0.1 + 0.03 * noise))
  expect(rate(holds(0.1))).toBeGreaterThanOrEqual(least)
})

test.each([
  ["12 periods", 12, 500, (i: number) => 0.04 + (0.1 * i) / 11, 0.9, 0.14],
  ["a year", 52, 200, (i: number) => 0.04 + (0.1 * i) / 51, 0.86, 0.14],
  ["downwards", 12, 500, (i: number) => 0.14 - (0.1 * i) / 11, 0.88, 0.04],
] as const)(
  "a slow slide is called one, and its end is in the range: %s (seed 20261128)",
  (_, periods, orders, shareAt, least, end) => {
    const rate = simulate(150, periods, orders, shareAt)
    expect(rate(({ shape }) => shape === "drifted")).toBeGreaterThanOrEqual(least)
    const held = rate(found => found.shape === "drifted" && holds(end)(found))
    expect(held / rate(({ shape }) => shape === "drifted")).toBeGreaterThanOrEqual(0.91)
  },
)

test("the range of independent orders does, too (seed 20261128)", () => {
  expect(simulate(200, 12, 500, () => 0.08)(holds(0.08))).toBeGreaterThanOrEqual(0.94)
})

test.each([
  ["6 % to 10 %, half-way", (i: number) => (i < 6 ? 0.06 : 0.1), 0.7],
  ["6 % to 12 %, half-way", (i: number) => (i < 6 ? 0.06 : 0.12), 0.92],
  ["6 % to 14 %, for two periods", (i: number) => (i < 10 ? 0.06 : 0.14), 0.9],
  ["5 % to 12 %, after a silent period", (i: number) => (i === 3 ? 1 : i < 7 ? 0.05 : 0.12), 0.92],
])("a break is found: %s (seed 20261128)", (_, shareAt, least) => {
  const rate = simulate(150, 12, 500, shareAt)
  expect(rate(({ shape }) => shape === "grew")).toBeGreaterThanOrEqual(least)
  expect(rate(({ shape }) => shape === "drifted")).toBeLessThanOrEqual(0.07)
})

test.each([
  ["repaired outage", (i: number) => (i > 5 && i < 9 ? 0.4 : 0.05)],
  ["last period alone", (i: number) => (i === 11 ? 0.6 : 0.05)],
])("the headline is the present share in spite of a %s (seed 20261128)", (_, shareAt) => {
  const rate = simulate(150, 12, 500, shareAt)
  expect(rate(({ current }) => Math.abs(current.share - 0.05) < 0.015)).toBeGreaterThanOrEqual(0.98)
})
