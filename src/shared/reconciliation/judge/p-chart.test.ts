import { axisOf, pChart } from "./p-chart"

const pointsOf = (...counts: readonly (readonly [books: number, missing: number])[]) => {
  const rows = counts.map(([books, missing], i) => ({
    period: String(i),
    books,
    missing,
    analytics: books - missing,
  }))
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
