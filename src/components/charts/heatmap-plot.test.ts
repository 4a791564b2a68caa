import type { ChartData } from "./chart-data"
import { heatmapMarks, heatmapPlot } from "./heatmap-plot"

const row = (name: string, ...values: number[]) => ({
  name,
  emphasis: false,
  dashed: null,
  points: values.map((value, i) => ({ label: `M${i + 1}`, value })),
})
const triangle = (markers: ChartData["markers"]): ChartData => ({
  slug: "triangle",
  kind: "heatmap",
  alt: "",
  unit: "%",
  series: [row("Jan", 45, 36, 26), row("Feb", 45, 29), row("Mar", 38)],
  markers,
  forecast: null,
  threshold: null,
  gap: null,
})

test("the columns are those of the longest row, and shades run from the lowest value to the highest", () => {
  const { columns, low, high, shadeOf } = heatmapPlot(triangle(null))
  expect(columns).toEqual(["M1", "M2", "M3"])
  expect([low, high]).toEqual([26, 45])
  expect([shadeOf(low), shadeOf(high)]).toEqual([0.08, 1])
})

test("equal values have the lightest shade", () => {
  expect(heatmapPlot({ ...triangle(null), series: [row("Jan", 5, 5)] }).shadeOf(5)).toBe(0.08)
})

test("a row and a column are marked as far as they have cells", () => {
  const marks = heatmapMarks(
    triangle([
      { label: "coupon", at: "Feb" },
      { label: "second month", at: "M2" },
    ]),
  )
  expect(marks).toEqual([
    { label: "coupon", kind: "row", frames: [{ row: 1, column: 0, rows: 1, columns: 2 }] },
    { label: "second month", kind: "column", frames: [{ row: 0, column: 1, rows: 2, columns: 1 }] },
  ])
})

test("a cell stands for its diagonal, from the upper right to the lower left", () => {
  const [mark] = heatmapMarks(triangle([{ label: "outage", at: "Feb M2" }]))
  expect(mark?.kind).toBe("diagonal")
  expect(mark?.frames.map(({ row, column }) => [row, column])).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
  ])
})
