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

test("ticks of points are evenly spaced and keep both ends", () => {
  expect(pointTicks(13)).toEqual([0, 3, 6, 9, 12])
  expect(pointTicks(9)).toEqual([0, 2, 4, 6, 8])
  expect(pointTicks(8)).toEqual([0, 7])
  expect(pointTicks(1)).toEqual([0])
})
