import fc from "fast-check"
import { runs } from "../../../../test/support/runs"
import type { Row } from "../table"
import { assess } from "./assess"
import { distance } from "./levels"

type Counts = readonly (readonly [books: number, missing: number])[]

const counted = (counts: Counts) =>
  counts.map(([books, missing], i) => ({
    period: String(i + 1),
    books,
    missing,
    analytics: books - missing,
  }))

type Count = Counts[number]

const times = (one: Count, count: number): Count[] => Array.from({ length: count }, () => one)

const shapeOf = (counts: Counts) => assess(counted(counts))

const low = [500, 30] as const
const high = [500, 70] as const

test.each([[[1, -2]], [[1, 1]], [[5, -4]], [[3, 2]]] as [Count][])(
  "a period of hardly any orders widens nothing and hides no change: %j",
  tiny => {
    const steady = shapeOf([...times(low, 5), tiny, ...times(low, 6)])
    expect(steady).toMatchObject({ spread: 1, shape: "steady" })
    expect(shapeOf([...times(low, 4), tiny, ...times(low, 3), ...times(high, 5)])).toMatchObject({
      shape: "grew",
      changedAt: 8,
      spread: 1,
    })
  },
)

// Each table is what one would draw by hand; none has chance in it.
test.each([
  [
    "a lasting change is dated to its first period",
    [...times(low, 7), ...times(high, 5)],
    { shape: "grew", changedAt: 7, before: { share: 0.06 }, current: { share: 0.14 }, outliers: [] },
  ],
  ["so is a change for the better", [...times(high, 4), ...times(low, 8)], { shape: "shrank", changedAt: 4 }],
  [
    "two periods are a change",
    [...times(low, 8), [500, 90], [500, 92]],
    { shape: "grew", changedAt: 8, mean: 0.06 },
  ],
  [
    "one odd period is none",
    [...times(low, 4), [500, 150], ...times(low, 5)],
    { shape: "single", outliers: [4], mean: 0.06, current: { share: 0.06 }, currentPeriods: 9 },
  ],
  [
    "nor is a silent one",
    [...times(low, 5), [500, 500], ...times(low, 4)],
    { shape: "single", outliers: [5], mean: 0.06, current: { share: 0.06 } },
  ],
  [
    "nor the first",
    [[500, 300], ...times(low, 9)],
    { shape: "single", outliers: [0], current: { share: 0.06 } },
  ],
  [
    "nor the last, which may be incomplete",
    [...times(low, 9), [150, 90]],
    { shape: "single", outliers: [9], current: { share: 0.06 } },
  ],
  [
    "nor two apart",
    [...times(low, 3), [500, 150], ...times(low, 3), [500, 160], ...times(low, 3)],
    { shape: "single", outliers: [3, 7] },
  ],
  [
    "an outage that was repaired is none",
    [...times([500, 25], 6), ...times([500, 200], 3), ...times([500, 25], 5)],
    { shape: "single", outliers: [6, 7, 8], current: { share: 0.05 }, currentPeriods: 11 },
  ],
  [
    "an outage before a change is not what was before it",
    [...times([500, 60], 12), ...times([500, 300], 2), ...times([500, 100], 9)],
    { shape: "grew", changedAt: 14, outliers: [12, 13], before: { share: 0.12 }, current: { share: 0.2 } },
  ],
  [
    "a silent period hides no change",
    [...times([500, 25], 3), [500, 500], ...times([500, 25], 3), ...times([500, 60], 5)],
    { shape: "grew", changedAt: 7, outliers: [3], before: { share: 0.05 }, current: { share: 0.12 } },
  ],
  [
    "nor does an incomplete last one",
    [...times(low, 6), ...times(high, 4), [100, 90]],
    { shape: "grew", changedAt: 6, outliers: [10], current: { share: 0.14 } },
  ],
  [
    "of two changes the last counts",
    [...times([500, 25], 5), ...times([500, 50], 5), ...times([500, 100], 5)],
    { shape: "grew", changedAt: 10, before: { share: 0.1 }, current: { share: 0.2 } },
  ],
  [
    "a small change shows if it lasts",
    [...times(low, 6), ...times([500, 50], 6)],
    { shape: "grew", changedAt: 6, spread: 1 },
  ],
  [
    "weekends are no news, and all days count",
    Array.from({ length: 28 }, (_, i): Count => [500, i % 7 > 4 ? 150 : 25]),
    { shape: "restless", currentPeriods: 28, outliers: [5, 6, 12, 13, 19, 20, 26, 27] },
  ],
  [
    "a period with more in analytics counts",
    [...times([100, 1], 6), [100, -1], [100, 1]],
    { current: { missing: 6, orders: 800 }, outliers: [] },
  ],
  [
    "unless that is more than chance",
    [...times(low, 6), [500, -300], ...times(low, 4)],
    { shape: "single", outliers: [6], overall: { missing: 300, orders: 5000 } },
  ],
  [
    "duplicates that stay leave no share",
    [...times(low, 6), ...times([500, -10], 3)],
    { shape: "shrank", current: { missing: 0, share: 0 } },
  ],
] as [string, Counts, object][])("%s", (_, counts, expected) => {
  expect(shapeOf(counts)).toMatchObject(expected)
})

test("limits after a change are those of the time before it, without odd periods", () => {
  const found = shapeOf([...times(low, 4), [500, 500], ...times(low, 4), [500, 90], [500, 92]])
  expect(found?.points.map(({ isOut }) => isOut)).toEqual(
    [4, 9, 10].reduce(
      (all, i) => all.with(i, true),
      Array.from({ length: 11 }, () => false),
    ),
  )
  // The 11 periods' two-sided probability of 0.01, by Bonferroni.
  const upper = found?.points.at(-1)?.upper ?? 0
  expect(distance({ missing: 500 * upper, orders: 500 }, { missing: 240, orders: 4000 })).toBeCloseTo(3.34, 2)
})

test("a range covers what an odd period in doubt is without it, and with it", () => {
  const missing = [51, 49, 57, 48, 54, 20, 55, 74]
  const counts = missing.map((one): Count => [500, one])
  const rangeOf = (some: Counts) => shapeOf(some)?.current.range ?? { low: 0, high: 0 }
  const found = shapeOf(counts)
  expect(found).toMatchObject({ shape: "single", outliers: [5], spread: 1 })
  expect(found?.current.share).toBeCloseTo(388 / 3500, 4)
  const without = rangeOf(counts.filter(([, one]) => one !== 20))
  expect(found?.current.range?.low).toBeLessThan(without.low - 0.005)
  expect(found?.current.range?.high).toBeGreaterThanOrEqual(without.high - 0.002)
})

test("without more orders in the books there is no share", () => {
  expect(shapeOf(Array.from({ length: 14 }, (_, i) => [100, i % 2 ? 5 : -5] as const))).toBeUndefined()
  expect(shapeOf(times([100, -5], 3))).toBeUndefined()
  expect(shapeOf(times([100, 0], 8))).toMatchObject({ current: { share: 0, range: { low: 0 } } })
})

test("from fewer than four periods there is no range", () => {
  expect([1, 3, 4].map(count => shapeOf(times(low, count))?.current.range !== undefined)).toEqual([
    false,
    false,
    true,
  ])
})

test("too few periods or orders are said to be too few", () => {
  expect(
    shapeOf([
      [500, 30],
      [500, 70],
    ])?.shape,
  ).toBe("unknown")
  expect(shapeOf(Array.from({ length: 8 }, () => [10, 2] as const))?.shape).toBe("unknown")
  const sparse = shapeOf(Array.from({ length: 8 }, (_, i) => [60, i % 2] as const))
  expect(sparse).toMatchObject({ shape: "unknown" })
  expect(shapeOf(Array.from({ length: 8 }, () => [60, 60] as const))?.shape).toBe("steady")
  expect(shapeOf([])).toBeUndefined()
})

test("few missing orders raise no false alarm, and many do even after none", () => {
  const none = Array.from({ length: 10 }, () => [200, 0] as const)
  expect(shapeOf([...none.slice(0, 5), [200, 1], ...none.slice(5)])?.outliers).toEqual([])
  expect(shapeOf([...none, [200, 60], [200, 64]])).toMatchObject({ shape: "grew", changedAt: 10 })
})

test("periods that vary more than chance widen the interval and the limits", () => {
  const even = shapeOf(Array.from({ length: 12 }, () => [1000, 100] as const))
  const uneven = shapeOf(Array.from({ length: 12 }, (_, i) => [1000, i % 2 ? 60 : 140] as const))
  expect(even?.spread).toBe(1)
  expect(uneven?.spread).toBeGreaterThan(4)
  expect(uneven?.shape).toBe("steady")
  const widthOf = (found: typeof even) => (found?.current.range?.high ?? 0) - (found?.current.range?.low ?? 0)
  expect(widthOf(uneven)).toBeGreaterThan(3 * widthOf(even))
})

const anyRow = fc
  .record({ books: fc.integer({ min: 1, max: 5000 }), part: fc.double({ min: 0, max: 1.2, noNaN: true }) })
  .map(({ books, part }): Row => ({ period: "p", books, analytics: Math.round(books * part) }))

test("for any rows, shares and limits are between 0 and 1, and the interval holds the share", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 30 }), rows => {
      const found = assess(rows)
      const { share = 0, range } = found?.current ?? {}
      const { low, high } = range ?? { low: share, high: share }
      expect(0 <= low && low <= share + 1e-9 && share <= high + 1e-9 && high <= 1).toBe(true)
      for (const point of found?.points ?? [])
        expect(0 <= point.lower && point.lower <= point.upper && point.upper <= 1).toBe(true)
    }),
    runs(60),
  )
})
