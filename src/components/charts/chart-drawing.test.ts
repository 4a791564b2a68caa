import { createElement } from "react"
import { render } from "../../../test/support/render"
import { ChartDrawing, chartTable, type FullChart } from "./chart-drawing"

const series = (name: string, points: Record<string, number>) => ({
  name,
  emphasis: false,
  dashed: null,
  points: Object.entries(points).map(([label, value]) => ({ label, value })),
})
const base = { slug: "x", title: "", sample: false, alt: "", source: "", period: "", note: null, unit: "%" }
const slope = [series("a", { Before: 1, After: 2 })]

test.each<[string, Pick<FullChart, "kind" | "series"> & Partial<FullChart>, string[]]>([
  [
    "a line chart has a row for each point, a column for each series",
    { kind: "line", series: [series("a", { Jan: 1, Feb: 2 }), series("b", { Feb: 3 })] },
    ["|a|b", "Jan|1%|", "Feb|2%|3%"],
  ],
  ["a bar chart has one column", { kind: "bar", series: slope }, ["|Share", "Before|1%", "After|2%"]],
  ["a slope chart has a row for each series", { kind: "slope", series: slope }, ["|Before|After", "a|1%|2%"]],
  [
    "a heatmap has blanks for missing cells",
    { kind: "heatmap", series: [series("Jan", { M1: 45, M2: 36 }), series("Feb", { M1: 45 })] },
    ["|M1|M2", "Jan|45%|36%", "Feb|45%|"],
  ],
  [
    "a funnel has one column",
    { kind: "funnel", unit: "pages", series: [series("Pages", { Known: 120000, Indexed: 69000 })] },
    ["|Value", "Known|1,20,000", "Indexed|69,000"],
  ],
  [
    "a forecast has its range",
    {
      kind: "line",
      unit: "",
      series: [series("Visits", { Sep: 25417, Oct: 26687 })],
      forecast: [{ at: "Oct", low: 24313, high: 29061 }],
    },
    ["|Visits|Forecast range", "Sep|25,417|", "Oct|26,687|24,313 to 29,061"],
  ],
])("the table of %s", (_, chart, rows) => {
  expect(chartTable({ ...base, ...chart }).map(cells => cells.join("|"))).toEqual(rows)
})

test("a heatmap has a key with the lowest and the highest value", () => {
  const heatmap = { ...base, kind: "heatmap", series: [series("Jan", { M1: 46, M2: 21 })] } as const
  expect(render(createElement(ChartDrawing, { chart: heatmap }))).toMatch(/>Lowest 21%<.*>Highest 46%</)
})
