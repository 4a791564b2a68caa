/** @proves Blog: charts */
/** @proves Business: claims */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "./chart"
import type { ChartData } from "./chart-data"
import { formatValue } from "./labels"

const read = (folder: string) =>
  readdirSync(join(process.cwd(), "content", folder)).map(name => ({
    slug: name.replace(".json", ""),
    ...JSON.parse(readFileSync(join(process.cwd(), "content", folder, name), "utf8")),
  }))
const charts: ChartData[] = [
  ...read("charts"),
  ...read("cases").map(({ slug, chart }) => ({ slug, ...chart })),
]
const chartOf = (slug: string) => charts.find(chart => chart.slug === slug) as ChartData
const figureOf = (slug: string, series: string, label: string) =>
  chartOf(slug)
    .series.find(({ name }) => name === series)
    ?.points.find(point => point.label === label)?.value

describe.each(charts.map(chart => [chart.slug, chart] as const))("%s", (_, chart) => {
  const html = renderToStaticMarkup(<ChartFigure chart={chart} />)

  test("is small, has its text alternative, and needs no inline style", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(7168)
    expect(html).toContain('role="img"')
    expect(html).not.toMatch(/ style=|NaN|Infinity|undefined/)
  })

  test("shows every number in its table", () => {
    for (const point of chart.series.flatMap(series => series.points)) {
      expect(html).toContain(`<td>${formatValue(point.value, chart.unit)}</td>`)
    }
  })

  test("has a title of one line or two, and marks points that exist", () => {
    expect(chart.title.length).toBeLessThanOrEqual(70)
    const labels = chart.series.flatMap(series => series.points.map(point => point.label))
    if (chart.kind !== "heatmap")
      for (const marker of chart.markers ?? []) expect(labels).toContain(marker.at)
  })
})

test("optional fields may be null, as GraphQL answers them", () => {
  const bare: ChartData = { ...chartOf("user-growth"), markers: null, threshold: null, gap: null }
  expect(renderToStaticMarkup(<ChartFigure chart={bare} />)).toContain("<svg")
})

test("the numbers agree with the claims of the site", () => {
  expect(figureOf("user-growth", "Measured", "Month 12")).toBe(200)
  expect(figureOf("traffic-growth", "All traffic", "Month 6")).toBe(300)
  expect(figureOf("user-growth", "Measured", "Month 18")).toBe(300)
  const before = figureOf("dashboard-automation", "Before", "All reporting") ?? 0
  const after = figureOf("dashboard-automation", "After", "All reporting") ?? 0
  expect(before - after).toBeGreaterThan(20)
})

test("parts add up to the totals shown with them", () => {
  const [first, all, later] = chartOf("traffic-growth").series.map(series =>
    series.points.map(point => point.value),
  )
  expect(all).toEqual(first?.map((value, i) => (value + (later?.[i] ?? 0)) / 2))
  expect((all?.slice(0, 3) ?? []).reduce((sum, value) => sum + value, 0) / 3).toBe(100)
  for (const series of chartOf("dashboard-automation").series) {
    const [total, ...parts] = series.points.map(point => point.value)
    expect(parts.reduce((sum, value) => sum + value, 0)).toBe(total)
  }
  const shares = chartOf("seo-consulting").series.flatMap(series => series.points.map(point => point.value))
  expect(shares.reduce((sum, value) => sum + value, 0)).toBe(100)
})
