import { linePlot, pointTicks } from "./line-plot"

const plotOf = (...values: number[]) =>
  linePlot({
    alt: "",
    unit: "index",
    series: [{ name: "", emphasis: true, dashed: null, points: values.map(value => ({ label: "", value })) }],
  })

test.each([
  ["0,100,200,300", [40, 100, 300]],
  ["0,50,100,150,200", [97, 112, 200]],
  ["0,5,10,15", [0.9, 14.2]],
  ["-5,0,5,10", [-3, 6]],
])("the y axis has the round ticks %s for %j", (ticks, values) => {
  const plot = plotOf(...values)
  expect(plot.ticks.join()).toBe(ticks)
  expect(plot.y.domain()).toEqual([plot.ticks[0], plot.ticks.at(-1)])
})

test("equal values have an axis too", () => {
  expect(plotOf(0, 0).line([[0, 0]])).not.toContain("NaN")
})

test("a path has a point for each value, from left to right", () => {
  const plot = plotOf(0, 100, 100)
  const path = plot.line([
    [1, 100],
    [2, 0],
  ])
  expect(path).toBe(`M500,16L1000,${plot.floor}`)
  expect(plot.at(1)).toBe("50%")
})

const counted = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${word} ${from + i}`)

test.each([
  [["Month −3", "Month −2", "Month −1", ...counted("Month", 1, 6)], "−3|−2|−1|1|2|3|4|5|Month 6"],
  [["Start", ...counted("Month", 1, 12)], "Start|3|6|9|Month 12"],
  [counted("Week", 1, 13), "1|4|7|10|Week 13"],
  [["Before", "After"], "Before|After"],
  [["October 2024", "November 2024", "December 2024"], "October 2024|November 2024|December 2024"],
  [["2024"], "2024"],
])("the x axis of %j reads %s", (labels, expected) => {
  expect(
    pointTicks(labels)
      .map(({ label }) => label)
      .join("|"),
  ).toBe(expected)
})

test("a label that the last one would collide with on a narrow chart is for wide ones", () => {
  const wide = (to: number) => pointTicks(counted("Month", 1, to)).filter(tick => tick.wide)
  expect(wide(9).map(({ label }) => label)).toEqual(["8"])
  expect(wide(6)).toEqual([])
})

test("the x axis has labels at both ends and at even steps", () => {
  const days = Array.from({ length: 61 }, (_, i) => `${i + 1} day`)
  expect(pointTicks(days).map(({ index }) => index)).toEqual([0, 30, 60])
  expect(pointTicks(days.slice(0, 8)).map(({ index }) => index)).toEqual([0, 7])
})
