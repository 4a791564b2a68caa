import type { ChartData } from "./chart-data"
import { chartTable } from "./chart-numbers"

const base = {
  slug: "x",
  title: "",
  subtitle: "",
  alt: "",
  source: "",
  period: "",
  note: null,
  unit: "%",
  markers: null,
  threshold: null,
  forecast: null,
  gap: null,
}
const series = (name: string, points: Record<string, number>) => ({
  name,
  emphasis: false,
  dashed: null,
  points: Object.entries(points).map(([label, value]) => ({ label, value })),
})

test("lines: a row for each point, a column for each series, blanks where a series has no point", () => {
  const chart: ChartData = {
    ...base,
    kind: "line",
    series: [series("a", { Jan: 1, Feb: 2 }), series("b", { Feb: 3 })],
  }
  expect(chartTable(chart)).toEqual({
    columns: ["a", "b"],
    rows: [
      { label: "Jan", cells: ["1%", ""] },
      { label: "Feb", cells: ["2%", "3%"] },
    ],
  })
})

test("bars: one column; slopes: one row for each series", () => {
  const parts = [series("a", { Before: 1, After: 2 })]
  expect(chartTable({ ...base, kind: "bar", series: parts }).columns).toEqual(["Share"])
  expect(chartTable({ ...base, kind: "slope", series: parts }).rows).toEqual([
    { label: "a", cells: ["1%", "2%"] },
  ])
})

test("heatmaps: a row for each series, cells that have not come yet blank; funnels: one column", () => {
  const rows = [series("Jan", { M1: 45, M2: 36 }), series("Feb", { M1: 45 })]
  expect(chartTable({ ...base, kind: "heatmap", series: rows })).toEqual({
    columns: ["M1", "M2"],
    rows: [
      { label: "Jan", cells: ["45%", "36%"] },
      { label: "Feb", cells: ["45%", ""] },
    ],
  })
  const steps = [series("Pages", { Known: 120000, Indexed: 69000 })]
  expect(chartTable({ ...base, unit: "pages", kind: "funnel", series: steps })).toEqual({
    columns: ["Value"],
    rows: [
      { label: "Known", cells: ["1,20,000"] },
      { label: "Indexed", cells: ["69,000"] },
    ],
  })
})

test("a forecast has its range beside its value", () => {
  const parts = [series("Visits", { Sep: 25417, Oct: 26687 })]
  const forecast = [{ at: "Oct", low: 24313, high: 29061 }]
  expect(chartTable({ ...base, unit: "", kind: "line", series: parts, forecast })).toEqual({
    columns: ["Visits", "Forecast range"],
    rows: [
      { label: "Sep", cells: ["25,417", ""] },
      { label: "Oct", cells: ["26,687", "24,313 to 29,061"] },
    ],
  })
})
