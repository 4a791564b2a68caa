import { percent, spread, valueFormat, wrapLabel } from "./svg"

test("labels break at spaces only", () => {
  expect(wrapLabel("Archive opened to search", 14)).toEqual(["Archive opened", "to search"])
  expect(wrapLabel("Personalisation", 8)).toEqual(["Personalisation"])
})

const tops = (blocks: [top: number, size: number][], bottom: number) =>
  spread(
    blocks.map(([top, size]) => ({ top, size })),
    bottom,
  ).map(({ top }) => top)

test("blocks with room stay where they are", () => {
  expect(
    tops(
      [
        [10, 20],
        [60, 20],
      ],
      200,
    ),
  ).toEqual([10, 60])
})

test("blocks that overlap are pushed down, and back up from the bottom", () => {
  expect(
    tops(
      [
        [50, 20],
        [45, 20],
      ],
      200,
    ),
  ).toEqual([45, 65])
  expect(
    tops(
      [
        [85, 20],
        [90, 20],
      ],
      100,
    ),
  ).toEqual([60, 80])
})

test.each([
  [12500, "index", "12,500"],
  [362970, "index", "3,62,970"],
  [78205412.5, "₹", "₹7,82,05,412.5"],
  [-0.5, "%", "−0.5%"],
  [-1100, "₹", "−₹1,100"],
  [999, "pages", "999"],
])("the number %d of unit %s is written %s", (value, unit, written) => {
  expect(valueFormat([value], unit)(value)).toBe(written)
})

test("numbers have the decimals of the most precise among them", () => {
  expect([2, 0.6, 4.63].map(valueFormat([2, 0.6, 4.63], "%"))).toEqual(["2.00%", "0.60%", "4.63%"])
})

test("a share of the width is a length in per cent, of one decimal at most", () => {
  expect([5 / 12, 0.5, 0].map(percent)).toEqual(["41.7%", "50%", "0%"])
})
