import { binomialTail, wilson } from "./binomial"

// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("the Wilson interval of %d in %d is Newcombe's", (found, total, low, high) => {
  const interval = wilson(found, total)
  expect([interval.low, interval.high].map(end => Number(end.toFixed(4)))).toEqual([low, high])
})

test("the interval of all is that of none, turned round", () => {
  const [none, all] = [wilson(0, 20), wilson(20, 20)]
  expect(all.low).toBeCloseTo(1 - none.high, 12)
  expect([none.low, all.high]).toEqual([0, 1])
})

// Sums of the binomial formula that can be checked by hand.
test.each([
  [3, 3, 0.5, 1 / 8],
  [2, 3, 0.5, 4 / 8],
  [0, 4, 0.5, 1 / 16],
  [1, 4, 0.5, 5 / 16],
  [2, 10, 0.1, 1 - 0.9 ** 10 - 10 * 0.1 * 0.9 ** 9],
])("the tail of %d in %d at %d", (found, total, share, expected) => {
  expect(binomialTail(found, total, share)).toBeCloseTo(expected, 10)
})

test("nothing is impossible but what differs from a share of none or all", () => {
  expect([binomialTail(0, 9, 0), binomialTail(1, 9, 0)]).toEqual([1, 0])
  expect([binomialTail(9, 9, 1), binomialTail(8, 9, 1)]).toEqual([1, 0])
  expect(binomialTail(500_000, 1_000_000, 0.1)).toBe(0)
})
