import { formatValue, spread, wrapLabel } from "./labels"

test("labels break at spaces only", () => {
  expect(wrapLabel("Archive opened to search", 14)).toEqual(["Archive opened", "to search"])
  expect(wrapLabel("Personalisation", 8)).toEqual(["Personalisation"])
})

test("blocks with room stay where they are", () => {
  expect(
    spread(
      [
        { top: 10, size: 20 },
        { top: 60, size: 20 },
      ],
      200,
    ),
  ).toEqual([10, 60])
})

test("blocks that overlap are pushed down, and back up from the floor", () => {
  expect(
    spread(
      [
        { top: 50, size: 20 },
        { top: 45, size: 20 },
      ],
      200,
    ),
  ).toEqual([65, 45])
  expect(
    spread(
      [
        { top: 85, size: 20 },
        { top: 90, size: 20 },
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
  expect(formatValue(value, unit)).toBe(written)
})
