import type { Counted } from "./levels"
import { pChart } from "./p-chart"
import { effective, neighbourSpread, noSpread, spreadOf, widening } from "./spread"

const row = (books: number, missing: number): Counted => ({
  period: "p",
  books,
  missing,
  analytics: books - missing,
})

const level = Array.from({ length: 9 }, () => row(20_000, 2000))

test("periods that differ as chance alone makes them have no spread", () => {
  const even = [9, 12, 10, 8, 11, 10, 13, 7, 10].map(missing => row(100, missing))
  expect(neighbourSpread(even).correlation).toBeLessThan(0.01)
  expect(spreadOf(even)).toBe(noSpread)
})

test("what moves all orders of a period widens its limits by its orders", () => {
  const spread = { correlation: 0.01, student: 1.5 }
  expect([1, 301].map(orders => widening(orders, spread))).toEqual([1.5, 3])
  expect(effective([row(301, 30)], spread)).toMatchObject([{ books: 301 / 9, missing: 30 / 9 }])
  const [point] = pChart([row(20_000, 0)], level, 3, spread)
  // Three deviations of 1.5 × √(0.1 × 0.9 × 0.01) are 13.5 points, and more upwards than downwards.
  expect(point?.upper).toBeGreaterThan(0.1 + 0.135)
})

test("how much large periods vary is seen among small ones, which show nothing of it", () => {
  const shares = [0.06, 0.14, 0.08, 0.12, 0.05, 0.15, 0.07, 0.13]
  const table = shares.flatMap(share => [
    row(5000, 5000 * share),
    row(5000, 5000 * (0.2 - share)),
    row(2, 0),
    row(2, 1),
  ])
  const { correlation, student } = spreadOf(table)
  // The variance of these shares is 0.0014, that of chance 0.09 for one order.
  expect(correlation).toBeCloseTo(0.0014 / 0.09, 2)
  expect(student).toBeGreaterThan(1)
})
