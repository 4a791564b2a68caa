import { chartTable, type DrawnChartProps } from "./drawn-chart"

type Chart = DrawnChartProps["chart"]

const base = { slug: "x", sample: false, alt: "", source: "", period: "", note: null, unit: "%" }
const series = (name: string, points: Record<string, number>) => ({
  name,
  emphasis: false,
  dashed: null,
  points: Object.entries(points).map(([label, value]) => ({ label, value })),
})

test("lines: a row for each point, a column for each series, blanks where a series has no point", () => {
  const chart: Chart = {
    ...base,
    kind: "line",
    series: [series("a", { Jan: 1, Feb: 2 }), series("b", { Feb: 3 })],
  }
  expect(chartTable(chart)).toEqual([
    ["", "a", "b"],
    ["Jan", "1%", ""],
    ["Feb", "2%", "3%"],
  ])
})

test("bars: one column; slopes: one row for each series", () => {
  const parts = [series("a", { Before: 1, After: 2 })]
  expect(chartTable({ ...base, kind: "bar", series: parts })[0]).toEqual(["", "Share"])
  expect(chartTable({ ...base, kind: "slope", series: parts })[1]).toEqual(["a", "1%", "2%"])
})

test("heatmaps: a row for each series, cells that have not come yet blank; funnels: one column", () => {
  const rows = [series("Jan", { M1: 45, M2: 36 }), series("Feb", { M1: 45 })]
  expect(chartTable({ ...base, kind: "heatmap", series: rows })).toEqual([
    ["", "M1", "M2"],
    ["Jan", "45%", "36%"],
    ["Feb", "45%", ""],
  ])
  const steps = [series("Pages", { Known: 120000, Indexed: 69000 })]
  expect(chartTable({ ...base, unit: "pages", kind: "funnel", series: steps })).toEqual([
    ["", "Value"],
    ["Known", "1,20,000"],
    ["Indexed", "69,000"],
  ])
})

test("a forecast has its range beside its value", () => {
  const parts = [series("Visits", { Sep: 25417, Oct: 26687 })]
  const forecast = [{ at: "Oct", low: 24313, high: 29061 }]
  expect(chartTable({ ...base, unit: "", kind: "line", series: parts, forecast })).toEqual([
    ["", "Visits", "Forecast range"],
    ["Sep", "25,417", ""],
    ["Oct", "26,687", "24,313 to 29,061"],
  ])
})

test("all numbers of a chart have the same decimals", () => {
  const parts = [series("Starts", { Email: 4.63, Direct: 2, Social: 0.6 })]
  expect(chartTable({ ...base, unit: "starts", kind: "bar", series: parts }).slice(1)).toEqual([
    ["Email", "4.63"],
    ["Direct", "2.00"],
    ["Social", "0.60"],
  ])
})
