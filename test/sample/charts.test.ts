import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FullChart } from "../../src/components/charts/chart-drawing"
import { valueFormat } from "../../src/components/charts/svg"
import { chartAnchor } from "../../src/shared/paths"
import * as content from "../support/content"
import { readDocument } from "../support/documents"
import { describeSample } from "../support/sample"
import { pagePaths } from "../support/site-paths"

type Chart = FullChart & { title: string; subtitle: string }

const charts = [...content.charts()].map(([slug, chart]) => ({ ...chart, slug }) as unknown as Chart)
const chartOf = (slug: string) => charts.find(chart => chart.slug === slug) as Chart
const figureOf = (slug: string, series: string, label: string) =>
  chartOf(slug)
    .series.find(({ name }) => name === series)
    ?.points.find(point => point.label === label)?.value

describeSample("the shipped charts", () => {
  /** As their pages show them. */
  const figures = pagePaths().flatMap(path =>
    readDocument(path).root.querySelectorAll(".chart-figure:not(.tool-chart)"),
  )

  test.each(charts.map(chart => [chart.slug, chart] as const))(
    "%s is small, says in full what it shows, and has its numbers",
    (_, chart) => {
      const figure = figures.find(({ id }) => id === chartAnchor(chart.slug))
      const html = figure?.outerHTML ?? ""
      expect(Buffer.byteLength(html)).toBeLessThan(9216)
      for (const part of [".chart-title", ".chart-subtitle"])
        expect(figure?.querySelector(part)?.text.length).toBeGreaterThan(20)
      const drawing = figure?.querySelector("svg[role=img]")
      expect(drawing?.getAttribute("aria-label")?.length).toBeGreaterThan(60)
      expect(html).not.toMatch(/ style=|NaN|Infinity|undefined/)
      const cells = figure?.querySelectorAll(".chart-numbers td") ?? []
      const shown = cells.map(({ text }) => Number(text.replace("−", "-").replace(/[₹,%]/g, "")))
      for (const { value } of chart.series.flatMap(({ points }) => points)) expect(shown).toContain(value)
      expect(chart.title.length).toBeLessThanOrEqual(70)
    },
  )

  test("the numbers agree with the site's claims", () => {
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

  describe("the charts of articles and of the sample report match their texts", () => {
    const text = (file: string) => readFileSync(join(process.cwd(), "content", file), "utf8")
    const report = text("resources/data-portfolio-sample.md")
    const values = (slug: string, series = 0) =>
      chartOf(slug).series[series]?.points.map(({ value }) => value) ?? []
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
    const grouped = valueFormat([1], "")

    test("the days of a month add up to its sessions, and the channels to the change", () => {
      const days = chartOf("report-sessions").series[0]?.points ?? []
      const of = (month: string) =>
        sum(days.filter(({ label }) => label.endsWith(month)).map(({ value }) => value))
      expect([of("August"), of("September")]).toEqual([708400, 762500])
      expect(sum([...values("report-channels"), ...values("report-channels", 1)])).toBe(762500 - 708400)
      for (const total of [708400, 762500, 54100]) expect(report).toContain(grouped(total))
    })

    test("clicks, starts and the forecast match its tables", () => {
      for (const { label, value } of chartOf("report-canonicals").series.flatMap(({ points }) =>
        points.slice(0, 4),
      ))
        expect(report).toMatch(new RegExp(`\\| ${label} \\|.*\\b${grouped(value)} \\|`))
      for (const { label, value } of chartOf("report-starts").series.flatMap(({ points }) => points))
        expect(report).toMatch(new RegExp(`\\| ${label} \\|.* ${value.toFixed(2)} \\|`))
      const [range] = chartOf("report-forecast").forecast ?? []
      expect([7_53_700, 9_00_900].map(month => Math.round(month / 31))).toEqual([range?.low, range?.high])
      expect(values("report-forecast").at(-1)).toBe(Math.round(8_27_300 / 31))
    })

    test("the triangle has the percentages of the table of counts", () => {
      const rows = text("posts/cohort-analysis-retention-curves/index.md").matchAll(/^\| (\w{3}) \|(.+)\|$/gm)
      const counts = [...rows].map(([, name, cells = ""]) => ({
        name,
        cells: cells.split("|").map(cell => Number(cell.replaceAll(",", ""))),
      }))
      for (const { name, points } of chartOf("retention-triangle").series) {
        const [size = 1, ...later] = counts.find(row => row.name === name)?.cells ?? []
        expect(points.map(({ value }) => value)).toEqual(
          later.slice(0, points.length).map(count => Math.round((1000 * count) / size) / 10),
        )
      }
    })

    test("the effects of the tree's nodes add up to the change in revenue", () => {
      expect(sum([...values("growth-effects"), ...values("growth-effects", 1)])).toBe(6_10_000)
    })
  })
})
