import { distance, totals } from "./levels"
import { axisOf, pChart } from "./p-chart"
import { deviation } from "./spread"

type Counts = readonly (readonly [books: number, missing: number])[]

const rowsOf = (counts: Counts) =>
  counts.map(([books, missing], i) => ({
    period: String(i),
    books,
    missing,
    analytics: books - missing,
  }))

const times = (one: Counts[number], count: number): Counts => Array.from({ length: count }, () => one)

/** The numbers of samples above three standard deviations of chance, and the limits of some. */
const threeSigma = (counts: Counts) => {
  const rows = rowsOf(counts)
  const { share, orders } = totals(rows)
  const limits = rows.map(({ books }) =>
    [-3, 3].map(reach => share + reach * deviation(books, share, orders)),
  )
  const above = rows.flatMap((row, i) => (row.missing / row.books > (limits[i]?.[1] ?? 1) ? [i + 1] : []))
  return { share, limits, above }
}

// Montgomery, "Introduction to Statistical Quality Control", example of the p chart; also NIST/SEMATECH e-Handbook, 6.3.3.2.
const cans = [
  12, 15, 8, 10, 4, 7, 16, 9, 14, 10, 5, 6, 17, 12, 22, 8, 10, 5, 13, 11, 20, 18, 24, 15, 9, 12, 7, 13, 9, 6,
]

test("deviations of samples of one size are those of Montgomery and NIST", () => {
  const { share, limits, above } = threeSigma(cans.map(missing => [50, missing]))
  expect(Number(share.toFixed(4))).toBe(0.2313)
  expect(limits[0]?.map(limit => limit.toFixed(4))).toEqual(["0.0524", "0.4102"])
  expect(above).toEqual([15, 23])
})

// The same book's example of a p chart with samples of several sizes: 25 purchase orders' weeks.
const sizes = [
  100, 80, 80, 100, 110, 110, 100, 100, 90, 90, 110, 120, 120, 120, 110, 80, 80, 80, 90, 100, 100, 100, 100,
  90, 90,
]
const faults = [12, 8, 6, 9, 10, 12, 11, 16, 10, 6, 20, 15, 9, 8, 6, 8, 10, 7, 5, 8, 5, 8, 10, 6, 9]

test("deviations of samples of several sizes are Montgomery's, and the eleventh is out", () => {
  const { share, limits, above } = threeSigma(sizes.map((books, i) => [books, faults[i] ?? 0]))
  expect(share).toBeCloseTo(0.0955, 4)
  expect(limits[0]?.[1]).toBeCloseTo(0.1837, 3)
  expect(limits[1]?.[1]).toBeCloseTo(0.1941, 3)
  expect(above).toEqual([11])
})

test("limits are where the test begins, however few orders a period has, and near three deviations of many", () => {
  const level = rowsOf(times([500, 30], 12))
  const reach = 3.34
  for (const orders of [1, 2, 3, 5, 20, 100, 500, 20_000]) {
    const all = rowsOf(Array.from({ length: Math.min(orders, 200) + 1 }, (_, missing) => [orders, missing]))
    for (const { missing, isOut } of pChart(all, level, reach))
      expect([orders, missing, isOut]).toEqual([
        orders,
        missing,
        distance({ missing, orders }, totals(level)) > reach,
      ])
  }
  // More in analytics counts as none missing.
  expect(pChart(rowsOf([[3, -4]]), level, reach)[0]).toMatchObject({ lower: 0, isOut: false })
  const [many] = pChart(rowsOf([[20_000, 1200]]), rowsOf(times([500_000, 30_000], 2)), 3)
  expect(many?.upper).toBeCloseTo(0.06 + 3 * Math.sqrt((0.06 * 0.94) / 20_000), 3)
})

const pointsOf = (...counts: Counts) => {
  const rows = rowsOf(counts)
  return pChart(
    rows,
    rows.filter(({ missing }) => missing === 30 || missing === -12 || rows.length === 3),
    3,
  )
}

const usual = [500, 30] as const

test("an axis that holds all values where they are is not cut", () => {
  expect(axisOf(pointsOf(usual, usual, [500, 300], usual))).toBeUndefined()
  expect(axisOf(pointsOf(usual, usual, [400, -12], usual))).toBeUndefined()
  expect(axisOf(pointsOf([3, 1], [2, 0], [3, 2]))).toBeUndefined()
})

test.each([
  ["a tiny period with more in analytics", [5, -20]],
  ["a tiny period that is silent", [2, 2]],
  ["a tiny period with wide limits", [2, 0]],
  ["a usual period with twice as many in analytics", [500, -500]],
] as const)("one period does not flatten the others: %s", (_, odd) => {
  const points = pointsOf(usual, usual, odd, usual, usual)
  const { ends, beyond } = axisOf(points) ?? { ends: [0, 0], beyond: [] }
  expect(beyond).toEqual([2])
  const usualTop = 100 * (points[0]?.upper ?? 0)
  expect(usualTop / (ends[1] - ends[0])).toBeGreaterThan(0.25)
  expect(ends[1]).toBeGreaterThan(usualTop)
})
