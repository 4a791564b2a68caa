import { figureProblem } from "./figures"

test.each([
  ["3X", 100, 300],
  ["2X", 100, 203],
  ["1.5X", 100, 150],
  ["200%", 100, 300],
  ["−40%", 100, 60],
  ["20+", 26, 4.5],
  ["20+", 5, 30],
  ["twice", 1, 9],
  ["3X", 0, 300],
])("%s follows from %d → %d, or is not judged", (figure, start, end) => {
  expect(figureProblem(figure, start, end)).toBeUndefined()
})

test.each([
  ["3X", 100, 200, '"3X" does not follow from 100 → 200; expected "2X"'],
  ["1.5X", 100, 144, '"1.5X" does not follow from 100 → 144; expected "1.4X"'],
  ["200%", 100, 200, '"200%" does not follow from 100 → 200; expected "100%"'],
  ["20+", 26, 8.5, '"20+" does not follow from 26 → 8.5; expected "17+"'],
])("%s does not follow from %d → %d", (figure, start, end, message) => {
  expect(figureProblem(figure, start, end)).toBe(message)
})
