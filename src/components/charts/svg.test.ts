import { percent, spread, valueFormat, wrapLabel } from "./svg"

test("labels break at spaces only", () => {
  expect(wrapLabel("Archive opened to search", 14)).toEqual(["Archive opened", "to search"])
  expect(wrapLabel("Personalisation", 8)).toEqual(["Personalisation"])
})

test.each([
  ["stay where they are if there is room", [10, 60], [10, 60]],
  ["move apart, as far up as down, if they overlap", [50, 45], [37.5, 57.5]],
  ["stay below the top", [5, 0], [0, 20]],
  ["move back up from the bottom", [185, 190], [160, 180]],
])("labels of 20 px %s", (_, tops, expected) => {
  const blocks = tops.map(top => ({ top, size: 20 }))
  expect(spread(blocks, 200).map(({ top }) => top)).toEqual(expected)
})

test.each([
  [362970, "index", "3,62,970"],
  [78205412.5, "₹", "₹7,82,05,412.5"],
  [-0.5, "%", "−0.5%"],
  [-1100, "₹", "−₹1,100"],
])("%d in %s is formatted as %s", (value, unit, expected) => {
  expect(valueFormat([value], unit)(value)).toBe(expected)
})

test("numbers have the decimals of the most precise among them", () => {
  expect([2, 0.6, 4.63].map(valueFormat([2, 0.6, 4.63], "%"))).toEqual(["2.00%", "0.60%", "4.63%"])
})

test("a share of the width is a length with at most one decimal", () => {
  expect([5 / 12, 0.5, 0].map(percent)).toEqual(["41.7%", "50%", "0%"])
})
