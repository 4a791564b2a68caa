import fc from "fast-check"
import { seededRandom } from "../../../test/support/seeded-random"
import { assess, pChart, shareOf, spreadOf } from "./assess"
import { changePoint } from "./change"
import type { Row } from "./rows"

type Counts = readonly (readonly [books: number, missing: number])[]

const counted = (counts: Counts) =>
  counts.map(([books, missing], i) => ({
    period: String(i + 1),
    books,
    missing,
    analytics: books - missing,
  }))

const shapeOf = (counts: Counts) => assess(counted(counts))

// Montgomery, "Introduction to Statistical Quality Control", example of the p chart; also NIST/SEMATECH e-Handbook, 6.3.3.2.
const cans = [
  12, 15, 8, 10, 4, 7, 16, 9, 14, 10, 5, 6, 17, 12, 22, 8, 10, 5, 13, 11, 20, 18, 24, 15, 9, 12, 7, 13, 9, 6,
]

test("limits of samples of one size are those of Montgomery and NIST", () => {
  const rows = counted(cans.map(missing => [50, missing]))
  const { share } = shareOf(rows)
  const points = pChart(rows, share)
  expect(Number(share.toFixed(4))).toBe(0.2313)
  expect([points[0]?.lower, points[0]?.upper].map(limit => limit?.toFixed(4))).toEqual(["0.0524", "0.4102"])
  const beyond = points.flatMap(point => (point.share > point.upper ? [Number(point.period)] : []))
  expect(beyond).toEqual([15, 23])
})

// The same book's example of a p chart with samples of several sizes: 25 purchase orders' weeks.
const sizes = [
  100, 80, 80, 100, 110, 110, 100, 100, 90, 90, 110, 120, 120, 120, 110, 80, 80, 80, 90, 100, 100, 100, 100,
  90, 90,
]
const faults = [12, 8, 6, 9, 10, 12, 11, 16, 10, 6, 20, 15, 9, 8, 6, 8, 10, 7, 5, 8, 5, 8, 10, 6, 9]

test("limits of samples of several sizes are Montgomery's, and the eleventh is out", () => {
  const rows = counted(sizes.map((books, i) => [books, faults[i] ?? 0]))
  const { share } = shareOf(rows)
  const points = pChart(rows, share)
  expect(share).toBeCloseTo(0.0955, 4)
  expect(points[0]?.upper).toBeCloseTo(0.1837, 3)
  expect(points[1]?.upper).toBeCloseTo(0.1941, 3)
  expect(points.flatMap(({ share, upper }, i) => (share > upper ? [i + 1] : []))).toEqual([11])
})

test("the spread is 1 for independent samples, and not below", () => {
  const rows = counted(sizes.map((books, i) => [books, faults[i] ?? 0]))
  expect(spreadOf(rows, 0.0955)).toBeLessThan(1.2)
  const even = counted(Array.from({ length: 9 }, () => [100, 10] as const))
  expect(spreadOf(even, 0.1)).toBe(1)
})

test("a lasting change is dated to its first period, in either direction", () => {
  const [low, high]: Counts = [
    [500, 30],
    [500, 70],
  ]
  const times = (one: readonly [number, number], count: number) => Array.from({ length: count }, () => one)
  const grew = shapeOf([...times(low ?? [0, 0], 7), ...times(high ?? [0, 0], 5)])
  expect(grew).toMatchObject({
    shape: "grew",
    changedAt: 7,
    before: { share: 0.06 },
    current: { share: 0.14 },
  })
  const shrank = shapeOf([...times(high ?? [0, 0], 4), ...times(low ?? [0, 0], 8)])
  expect(shrank).toMatchObject({ shape: "shrank", changedAt: 4 })
  expect(changePoint(counted([...times(low ?? [0, 0], 3), ...times(high ?? [0, 0], 3)])).at).toBe(3)
})

test("limits after a change are those of the time before it", () => {
  const found = shapeOf([...Array.from({ length: 8 }, () => [500, 30] as const), [500, 90], [500, 92]])
  expect(found).toMatchObject({ shape: "grew", changedAt: 8, mean: 0.06 })
  expect(found?.points.at(-1)).toMatchObject({ isOut: true })
  expect(found?.points.at(-1)?.upper).toBeCloseTo(0.06 + 3 * Math.sqrt((0.06 * 0.94) / 500), 10)
})

test("one odd period is no change, unless it is the last, of which nobody knows yet", () => {
  const steady = Array.from({ length: 9 }, () => [500, 30] as const)
  const odd = shapeOf([...steady.slice(0, 4), [500, 150], ...steady.slice(4)])
  expect(odd).toMatchObject({ shape: "single", outliers: [4], current: { share: 0.06 } })
  expect(shapeOf([...steady, [500, 150]])).toMatchObject({ shape: "grew", changedAt: 9 })
})

test("chance is no change: of many steady tables few are called anything else", () => {
  const random = seededRandom(42)
  const draw = (books: number, share: number) =>
    Array.from({ length: books }, random).filter(r => r < share).length
  const tables = Array.from({ length: 300 }, () =>
    Array.from({ length: 16 }, () => [300, draw(300, 0.08)] as const),
  )
  const shapes = tables.map(table => shapeOf(table)?.shape)
  expect(shapes.filter(shape => shape !== "steady").length).toBeLessThan(300 * 0.09)
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
  expect(sparse).toMatchObject({ shape: "unknown", isSparse: true })
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
  expect(even).toMatchObject({ spread: 1, overall: { widened: 1 } })
  expect(uneven?.spread).toBeGreaterThan(5)
  expect(uneven?.shape).toBe("steady")
  const widthOf = (found: typeof even) => (found ? found.overall.high - found.overall.low : 0)
  expect(widthOf(uneven)).toBeGreaterThan(3 * widthOf(even))
})

const anyRow = fc
  .record({ books: fc.integer({ min: 1, max: 5000 }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ books, part }): Row => ({ period: "p", books, analytics: Math.round(books * part) }))

test("for any rows, shares and limits are between 0 and 1, and the interval holds the share", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 30 }), rows => {
      const found = assess(rows)
      const { low = 0, share = 0, high = 0 } = found?.current ?? {}
      expect(0 <= low && low <= share + 1e-9 && share <= high + 1e-9 && high <= 1).toBe(true)
      for (const point of found?.points ?? [])
        expect(0 <= point.lower && point.lower <= point.upper && point.upper <= 1).toBe(true)
    }),
    { numRuns: 60 },
  )
})
