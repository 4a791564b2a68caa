import { expect, test } from "@jest/globals"
import type { ChartData } from "../chart"
import { drawingTask, drawTo, verdict } from "./drawn-line"

const points = (...values: number[]) => values.map((value, i) => ({ label: `Month ${i}`, value }))

const chart = {
  slug: "users",
  kind: "line",
  unit: "index",
  series: [
    {
      name: "Measured",
      emphasis: true,
      dashed: null,
      points: points(100, 102, 104, 110, 120, 130, 150, 180),
    },
    {
      name: "Forecast",
      emphasis: false,
      dashed: true,
      points: points(100, 100, 101, 101, 102, 102, 103, 104),
    },
  ],
} as unknown as ChartData

test("a quarter of the line is shown, the rest is to be drawn", () => {
  const { known, rest, last } = drawingTask(points(100, 102, 104, 110, 120, 130, 150, 180))
  expect(known.map(point => point.value)).toEqual([100, 102])
  expect(rest).toHaveLength(6)
  expect(last).toBe(102)
})

test("at least two points are shown of a short line", () => {
  expect(drawingTask(points(1, 2, 3)).known).toHaveLength(2)
})

test("the first movement leads from the last known value, straight over what it skips", () => {
  expect(drawTo([], 100, 0, 110)).toEqual([110])
  expect(drawTo([], 100, 3, 140)).toEqual([110, 120, 130, 140])
})

test("a movement on goes from where the line ends", () => {
  expect(drawTo([110], 100, 2, 130)).toEqual([110, 120, 130])
})

test("a movement back redraws what it passes and keeps what follows", () => {
  expect(drawTo([110, 120, 130, 140], 100, 1, 100, 3)).toEqual([110, 100, 120, 140])
})

test("a point is moved alone where the hand stays", () => {
  expect(drawTo([110, 120, 130], 100, 1, 90, 1)).toEqual([110, 90, 130])
})

test("a movement that begins beyond the line's end leads from its end", () => {
  expect(drawTo([110], 100, 2, 150, 5)).toEqual([110, 130, 150])
})

test("a line that was left off goes on at its height", () => {
  expect(verdict(chart, [104, 110, 120])[0]).toContain("You drew 120 for month 7")
})

test("the miss is the mean distance, whichever side it lies on", () => {
  expect(verdict(chart, [114, 100, 130, 120, 160, 170])[1]).toContain("10 points off")
})

test("the verdict names both ends, the miss and the forecast", () => {
  expect(verdict(chart, [104, 110, 120, 130, 150, 160]).slice(0, 3)).toEqual([
    "You drew 160 for month 7; the real number was 180.",
    "On average, your line was 3 points off.",
    "Our forecast, made beforehand, ended at 104.",
  ])
})

test.each([
  ["index", "1 point off"],
  ["%", "1 percentage point off"],
  ["visits", "1 visits off"],
])("the miss is said in the chart's unit: %s", (unit, words) => {
  const other = { ...chart, unit } as unknown as ChartData
  expect(verdict(other, [105, 111, 121, 131, 151, 181])[1]).toContain(words)
})

test("a line that equals the measured one is said to", () => {
  expect(verdict(chart, [104, 110, 120, 130, 150, 180])[1]).toBe("Your line matches what happened.")
})

test("a chart without a forecast does not speak of one", () => {
  const alone = { ...chart, series: [chart.series[0]] } as unknown as ChartData
  expect(verdict(alone, [104]).join(" ")).not.toContain("Our forecast")
})
