import { normalReach, studentRatio, wilson } from "./binomial"

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

test("the interval holds what was found, to the last digit", () => {
  expect([wilson(0, 4000).low, wilson(4000, 4000).high]).toEqual([0, 1])
})

// Tables of Student's t and of the normal distribution.
test.each([
  [3, 3.1824],
  [5, 2.5706],
  [10, 2.2281],
  [30, 2.0423],
])("of %d degrees of freedom, Student's 95 %% is %d", (freedom, expected) => {
  expect(Math.abs((1.959964 * studentRatio(freedom)) / expected - 1)).toBeLessThan(0.01)
})

test.each([
  [0.01, 2.5758],
  [0.001, 3.2905],
  [0.0001, 3.8906],
])("a normal value passes the reach of %d so often", (probability, expected) => {
  const reach = normalReach(probability)
  expect(reach).toBeGreaterThan(expected)
  expect(reach).toBeLessThan(expected + 0.06)
})
