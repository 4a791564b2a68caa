import type { JsonFile } from "../read/read-content"
import { addError, fieldError, type Path, quote, suggestion } from "../report/problems"
import { isChart } from "../types/all-types"
import { type Chart, chart } from "../types/chart"
import { slugOf } from "../types/slug"
import { valueAt } from "../types/values"
import type { ContentIndex, Text } from "./content-index"

type Report = (path: Path, message: string) => void

const labelsOf = (series: Chart["series"][number]) => series.points.map(({ label }) => label)

const checkSeries = ({ kind, series }: Chart, report: Report): void => {
  const all = series.flatMap(labelsOf)
  const [first = []] = series.map(labelsOf)
  const repeated = all.find((label, index) => all.indexOf(label) < index)
  // Bars may form groups; other charts compare series point by point.
  if (kind === "bar" && repeated) report(["series"], `has the label ${quote(repeated)} more than once`)
  for (const [index, entry] of kind === "bar" ? [] : series.entries()) {
    const labels = labelsOf(entry)
    // The rows of a heatmap may end early.
    const expected = kind === "heatmap" ? first.slice(0, labels.length) : first
    if (labels.join("\n") !== expected.join("\n"))
      report(["series", index, "points"], "must have the same labels as the first series, in the same order")
  }
  const count = { pairs: 2, funnel: 1 }[kind as string]
  if (count && series.length !== count)
    report(["series"], `has ${series.length} entries; a ${kind} chart needs ${count}`)
  if (kind === "slope" && first.length !== 2)
    report(["series", 0], `has ${first.length} points; a slope chart needs 2`)
  const steps = kind === "funnel" ? (series[0]?.points ?? []) : []
  for (const [index, { value }] of steps.entries())
    if (value < 0 || value > (steps[index - 1]?.value ?? value))
      report(["series", 0, "points", index, "value"], `${value} is below zero or above the step before it`)
  // A heatmap has markers instead.
  if (kind !== "heatmap" && !series.some(({ emphasis }) => emphasis))
    report(["series"], "has no emphasised entry; expected emphasis: true on the one that the title is about")
}

const checkNames = ({ kind, series, markers = [], gap }: Chart, report: Report): void => {
  const labels = series.flatMap(labelsOf)
  const names = series.map(({ name }) => name)
  const cells = series.flatMap(entry => labelsOf(entry).map(label => `${entry.name} ${label}`))
  const markable = [...new Set(kind === "heatmap" ? [...names, ...labels, ...cells] : labels)]
  for (const [index, { at }] of markers.entries())
    if (!markable.includes(at))
      report(["markers", index, "at"], `${quote(at)} is not in the chart${suggestion(at, markable)}`)
  if (gap && !names.includes(gap.from))
    report(["gap", "from"], `${quote(gap.from)} is not the name of a series${suggestion(gap.from, names)}`)
}

const checkForecast = ({ kind, series, forecast = [] }: Chart, report: Report): void => {
  const points = series.find(({ emphasis }) => emphasis)?.points ?? []
  const last = points.slice(-forecast.length)
  if (forecast.length > 0 && (kind !== "line" || points.length <= forecast.length))
    report(["forecast"], "is only for a line chart, and must be shorter than its line")
  else
    for (const [index, { at: label, low, high }] of forecast.entries()) {
      const { label: expected, value } = last[index] ?? { label: "", value: 0 }
      if (expected !== label)
        report(["forecast", index, "at"], `${quote(label)} is out of order; expected ${quote(expected)}`)
      else if (low > value || value > high)
        report(["forecast", index], `from ${low} to ${high} does not include the value, ${value}`)
    }
}

const checkChart = (source: JsonFile, path: Path = []): void => {
  const slug = slugOf(source.name)
  const value = valueAt(source.data, ...path)
  // The chart of a case has no slug of its own.
  const { data } = chart.schema.safeParse(path.length > 0 ? { slug, ...(value as object) } : value)
  // checkFields reports what the schema rejects.
  if (!data) return
  const report: Report = (inner, message) => fieldError(source, [...path, ...inner], message)
  if (data.slug !== slug) report(["slug"], `${quote(data.slug)} is not the file's name; expected "${slug}"`)
  for (const check of [checkSeries, checkNames, checkForecast]) check(data, report)
}

export const checkCharts = ({ json, cases }: ContentIndex): void => {
  for (const source of json) if (isChart(source.name)) checkChart(source)
  for (const source of cases.values()) checkChart(source, ["chart"])
}

export const checkBodyCharts = ({ vfile, charts }: Text, { chartSlugs: known }: ContentIndex): void => {
  const seen = new Set<string>()
  for (const { slug, place } of charts) {
    if (!known.includes(slug))
      addError(vfile, `${quote(slug)} is not the slug of a chart${suggestion(slug, known)}`, place)
    else if (seen.has(slug))
      addError(vfile, `the chart ${quote(slug)} is already in this text; remove one`, place)
    seen.add(slug)
  }
}
