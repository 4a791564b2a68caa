import { expect, test } from "@jest/globals"
import type { ChartData } from "../chart"
import { drawTo, splitLine, verdict } from "./guess-line"

const points = (...values: number[]) => values.map((value, i) => ({ label: `Month ${i}`, value }))
const measured = points(100, 102, 104, 110, 120, 130, 150, 180)
const forecast = points(100, 100, 101, 101, 102, 102, 103, 104)

const chart: ChartData = {
  alt: "",
  unit: "index",
  series: [
    { name: "Measured", emphasis: true, dashed: null, points: measured },
    { name: "Forecast", emphasis: false, dashed: true, points: forecast },
  ],
}

test("a quarter of the line is shown, at least two points; the rest is to be drawn", () => {
  const { known, rest, last } = splitLine(measured)
  expect([known.map(point => point.value), rest.length, last]).toEqual([[100, 102], 6, 102])
  expect(splitLine(points(1, 2, 3)).known).toHaveLength(2)
})

test.each([
  ["a first movement starts at the last known value", [], 0, 110, undefined, [110]],
  ["skipped points are interpolated", [], 3, 140, undefined, [110, 120, 130, 140]],
  ["a movement continues from the line's end", [110], 2, 130, undefined, [110, 120, 130]],
  ["a movement back redraws what it passes", [110, 120, 130, 140], 1, 100, 3, [110, 100, 120, 140]],
  ["a movement in place moves one point", [110, 120, 130], 1, 90, 1, [110, 90, 130]],
  ["a movement from beyond the end starts at the end", [110], 2, 150, 5, [110, 130, 150]],
])("%s", (_, line, index, value, cameFrom, expected) => {
  expect(drawTo(line, 100, index, value, cameFrom)).toEqual(expected)
})

test("the verdict has both ends, the average miss and the forecast", () => {
  expect(verdict(chart, [104, 110, 120, 130, 150, 160]).slice(0, 3)).toEqual([
    "You drew 160 for month 7; the real number was 180.",
    "On average, your line was 3 points off.",
    "Our forecast, made beforehand, ended at 104.",
  ])
  const [, , , gap] = verdict(chart, [104, 110])
  expect(gap).toContain("The gap is our estimate of what the work added.")
  expect(verdict({ ...chart, series: chart.series.slice(0, 1) }, [104]).join(" ")).not.toContain(
    "Our forecast",
  )
})

test("nothing of an invented example is called real or ours", () => {
  expect(verdict(chart, [104, 110, 120, 130, 150, 160], true).slice(0, 3)).toEqual([
    "You drew 160 for month 7; the example goes to 180.",
    "On average, your line was 3 points off.",
    "Its forecast, made beforehand, ended at 104.",
  ])
})

test("an unfinished line continues at its height", () => {
  expect(verdict(chart, [104, 110, 120])[0]).toContain("You drew 120 for month 7")
})

test.each([
  ["index", [105, 111, 121, 131, 151, 181], "1 point off"],
  ["%", [105, 111, 121, 131, 151, 181], "1 percentage point off"],
  ["visits", [105, 111, 121, 131, 151, 181], "1 visits off"],
  ["index", [114, 100, 130, 120, 160, 170], "10 points off"],
  ["index", [104, 110, 120, 130, 150, 180], "Your line matches what happened."],
])("in %s, the line %j is described as %s", (unit, line, text) => {
  expect(verdict({ ...chart, unit }, line)[1]).toContain(text)
})
