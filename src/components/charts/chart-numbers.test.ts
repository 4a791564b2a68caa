/** @proves Blog: charts */
import type { ChartData } from "./chart-data"
import { chartTable } from "./chart-numbers"

const base = {
  slug: "x",
  title: "",
  subtitle: "",
  alt: "",
  note: "",
  unit: "%",
  markers: null,
  threshold: null,
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
