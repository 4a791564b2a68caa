import { assess } from "../../shared/reconciliation/judge/assess"
import { toSeries } from "../../shared/reconciliation/judge/series"
import type { Words } from "../../shared/reconciliation/say/sentences"
import { controlChart } from "./control-chart"
import { linePlot } from "./line-plot"

const words = {
  periods: {},
  notes: {},
  answer: {},
  chart: { alt: "", change: "changed", outside: "outside", mean: "mean", meanBefore: "mean before" },
} as unknown as Words

const chartOf = (books: number, missing: readonly number[]) =>
  chartOfRows(missing.map(count => ({ books, analytics: books - count })))

const chartOfRows = (counts: readonly { readonly books: number; readonly analytics: number }[]) => {
  const rows = counts.map((count, i) => ({ period: `2026-08-${String(i + 10)}`, ...count }))
  const assessment = assess(rows)
  if (!assessment) throw new Error("there is no answer")
  return controlChart({ series: toSeries(rows), assessment, words })
}

test("a change and odd periods are marked, and the mean is that before", () => {
  const { markers, threshold } = chartOf(500, [30, 30, 500, 30, 30, 30, 30, 70, 70, 70])
  expect(markers).toEqual([
    { label: "changed", at: "17 Aug" },
    { label: "outside", at: "12 Aug" },
  ])
  expect(threshold).toEqual({ value: 6, label: "mean before" })
})

test.each([
  [500, 6],
  [10_000, 0.3],
  [100_000, 0.03],
])("of %d orders, a share of %d % is drawn where it is", (books, share) => {
  const { series, threshold } = chartOf(
    books,
    Array.from({ length: 8 }, () => (books * share) / 100),
  )
  expect(threshold?.value).toBe(share)
  expect(series[0]?.points.at(-1)?.value).toBe(share)
  expect(series[1]?.points.at(-1)?.value).toBeGreaterThan(share)
})

test("a tiny period with more in analytics is drawn at the edge, keeps its value and flattens nothing", () => {
  const usual = { books: 500, analytics: 470 }
  const chart = chartOfRows([usual, usual, usual, { books: 1, analytics: 5 }, usual, usual, usual])
  const { y, floor } = linePlot(chart)
  expect(y.domain()).toEqual(chart.ends)
  expect(chart.series[0]?.points[3]?.value).toBe(-400)
  expect(y(-400)).toBe(floor)
  expect(y(0) - y(chart.series[1]?.points[0]?.value ?? 0)).toBeGreaterThan(floor / 4)
})
