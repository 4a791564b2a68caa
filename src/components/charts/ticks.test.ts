import { niceTicks, pointTicks, valueAxis } from "./ticks"

test.each([
  [0, 368, [0, 100, 200, 300]],
  [0, 300, [0, 100, 200, 300]],
  [0, 14.2, [0, 5, 10]],
  [100, 200, [100, 150, 200]],
  [0, 1, [0, 0.5, 1]],
])("round ticks from %d to %d", (min, max, ticks) => {
  expect(niceTicks(min, max)).toEqual(ticks)
})

test("a flat series has one tick", () => {
  expect(niceTicks(7, 7)).toEqual([7])
})

test.each([
  [[40, 100, 300], { low: 0, high: 300, ticks: [0, 100, 200, 300] }],
  [[97, 112, 200], { low: 0, high: 200, ticks: [0, 50, 100, 150, 200] }],
  [[-3, 6], { low: -4, high: 6, ticks: [-4, -2, 0, 2, 4, 6] }],
  [[0, 0], { low: 0, high: 0, ticks: [0] }],
])("the axis for %j begins at zero, or below it", (values, axis) => {
  expect(valueAxis(values)).toEqual(axis)
})

const labelled = (labels: readonly string[]) =>
  pointTicks(labels).map(({ label, word }) => (word ? `${word} ${label}` : label))
const counted = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${word} ${from + i}`)

test("ticks of points are evenly spaced and keep both ends; narrow drawings leave every other out", () => {
  const days = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1} May`)
  expect(pointTicks(days(13)).map(({ index }) => index)).toEqual([0, 3, 6, 9, 12])
  expect(pointTicks(days(13)).map(({ isWide }) => isWide)).toEqual([false, true, false, true, false])
  expect(pointTicks(days(8)).map(({ index }) => index)).toEqual([0, 7])
  expect(labelled(["2024"])).toEqual(["2024"])
})

test("labels that count have their word once, and each its number where all of them fit", () => {
  const before = ["Month −2", "Month −1", ...counted("Month", 1, 6)]
  expect(labelled(before)).toEqual(["Month −2", "−1", "1", "2", "3", "4", "5", "6"])
  expect(labelled(["Start", ...counted("Month", 1, 12)])).toEqual(["Start", "Month 3", "6", "9", "12"])
  expect(labelled(counted("Week", 1, 13))).toEqual(["Week 1", "4", "7", "10", "13"])
  expect(pointTicks(before).some(({ isWide }) => isWide)).toBe(false)
  expect(labelled(["Before", "After"])).toEqual(["Before", "After"])
})

test("months with their years keep both", () => {
  const months = ["October 2024", "November 2024", "December 2024", "January 2025"]
  expect(labelled(months)).toEqual(months)
})
