import { linePlot, pointTicks } from "./line-plot"

const chartOf = (...values: number[]) => ({
  alt: "",
  unit: "index",
  series: [{ name: "", emphasis: true, dashed: null, points: values.map(value => ({ label: "", value })) }],
})

test.each([
  [
    [40, 100, 300],
    [0, 100, 200, 300],
  ],
  [
    [97, 112, 200],
    [0, 50, 100, 150, 200],
  ],
  [
    [0.9, 14.2],
    [0, 5, 10, 15],
  ],
  [
    [-3, 6],
    [-5, 0, 5, 10],
  ],
])(
  "the axis for %j has round ticks, begins at zero or below it, and ends beyond the values",
  (values, ticks) => {
    const plot = linePlot(chartOf(...values))
    expect(plot.ticks).toEqual(ticks)
    expect(plot.y.domain()).toEqual([ticks[0], ticks.at(-1)])
  },
)

test("values without a difference have an axis too", () => {
  expect(linePlot(chartOf(0, 0)).line([[0, 0]])).not.toContain("NaN")
})

test("a path has a place for each value, the later ones further to the right", () => {
  const plot = linePlot(chartOf(0, 100, 100))
  expect(
    plot.line([
      [1, 100],
      [2, 0],
    ]),
  ).toBe(`M500,16L1000,${plot.floor}`)
  expect(plot.at(1)).toBe("50%")
})

test("points are named at both ends and at even steps between", () => {
  const days = Array.from({ length: 61 }, (_, i) => `${i + 1} day`)
  expect(pointTicks(days).map(({ index }) => index)).toEqual([0, 30, 60])
  expect(pointTicks(days.slice(0, 8)).map(({ index }) => index)).toEqual([0, 7])
  expect(pointTicks(["2024"])).toEqual([{ index: 0, label: "2024" }])
})

const labelled = (...labels: string[]) => pointTicks(labels).map(({ label }) => label)
const counted = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${word} ${from + i}`)

test("labels that count are numbers between the ends", () => {
  expect(labelled("Month −3", "Month −2", "Month −1", ...counted("Month", 1, 6))).toEqual([
    "Month −3",
    "−1",
    "2",
    "4",
    "Month 6",
  ])
  expect(labelled("Start", ...counted("Month", 1, 12))).toEqual(["Start", "3", "6", "9", "Month 12"])
  expect(labelled(...counted("Week", 1, 13))).toEqual(["Week 1", "4", "7", "10", "Week 13"])
  expect(labelled("Before", "After")).toEqual(["Before", "After"])
})

test("months with their years keep both", () => {
  const months = ["October 2024", "November 2024", "December 2024"]
  expect(labelled(...months)).toEqual(months)
})
