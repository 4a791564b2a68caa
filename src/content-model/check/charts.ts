import type { JsonFile } from "../read/read-content"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { type Chart, chart } from "../types/chart"
import { isCase, isChart, slugOf } from "../types/content-types"
import { at, casesOf, type Site } from "./site-model"

type Found = [path: PropertyKey[], message: string]

const labelsOf = (series: Chart["series"][number]) => series.points.map(({ label }) => label)

/** Whether labels are those of another series, or for a heatmap, whose rows may end early, its first. */
const belongTogether = (kind: Chart["kind"], labels: readonly string[], all: readonly string[]): boolean =>
  labels.join("\n") === (kind === "heatmap" ? all.slice(0, labels.length) : all).join("\n")

const labelProblems = ({ kind, series }: Chart): Found[] => {
  // The bars of a chart may belong to groups; everything else compares series point by point.
  if (kind === "bar") {
    const all = series.flatMap(labelsOf)
    const twice = new Set(all.filter((label, index) => all.indexOf(label) < index))
    return [...twice].map(label => [["series"], `label ${quote(label)} stands twice`])
  }
  const [first] = series
  return series.flatMap((one, index): Found[] => {
    if (!first || belongTogether(kind, labelsOf(one), labelsOf(first))) return []
    const message = `of ${quote(one.name)} have other labels than those of ${quote(first.name)}; expected the same, in the same order`
    return [[["series", index, "points"], message]]
  })
}

const funnelProblems = (points: Chart["series"][number]["points"]): Found[] =>
  points.flatMap(({ label, value }, index): Found[] => {
    const before = points[index - 1]
    const path = ["series", 0, "points", index, "value"]
    if (value < 0) return [[path, `of ${quote(label)} is below zero; expected 0 or more`]]
    return before && value > before.value
      ? [
          [
            path,
            `of ${quote(label)} is more than that of ${quote(before.label)}; a funnel never widens: expected at most ${before.value}`,
          ],
        ]
      : []
  })

const kindProblems = ({ kind, series }: Chart): Found[] => {
  const points = series[0]?.points.length
  if (kind === "pairs" && series.length !== 2)
    return [[["series"], `are ${series.length}; expected exactly 2, before and after`]]
  if (kind === "funnel" && series.length !== 1)
    return [[["series"], `are ${series.length}; expected exactly 1, whose points are the steps`]]
  if (kind === "funnel") return funnelProblems(series[0]?.points ?? [])
  if (kind === "slope" && points !== 2)
    return [[["series", 0, "points"], `are ${points}; a slope chart has exactly 2`]]
  return []
}

const emphasisProblems = ({ kind, series }: Chart): Found[] =>
  // The rows of a heatmap weigh the same; its markers point out what the title speaks of.
  kind === "heatmap" || series.some(({ emphasis }) => emphasis)
    ? []
    : [[["series"], "emphasises none; expected emphasis: true on the one the title speaks of"]]

const unknownName = (path: PropertyKey[], name: string, what: string, known: readonly string[]): Found[] =>
  known.includes(name) ? [] : [[path, `${quote(name)} is not ${what}${suggestion(name, known)}`]]

/** What a marker may name: points; of a heatmap its rows, its columns, and each cell for its diagonal. */
const markedPlaces = ({ kind, series }: Chart, labels: string[]): [what: string, known: string[]] =>
  kind === "heatmap"
    ? [
        "a row, a column or a cell",
        [
          ...series.map(({ name }) => name),
          ...labels,
          ...series.flatMap(one => labelsOf(one).map(label => `${one.name} ${label}`)),
        ],
      ]
    : ["the label of a point", labels]

const referenceProblems = (one: Chart): Found[] => {
  const { series, markers = [], gap } = one
  const labels = [...new Set(series.flatMap(labelsOf))]
  const names = series.map(({ name }) => name)
  const [what, known] = markedPlaces(one, labels)
  return [
    ...markers.flatMap((marker, index) => unknownName(["markers", index, "at"], marker.at, what, known)),
    ...(gap ? unknownName(["gap", "from"], gap.from, "the name of a series", names) : []),
  ]
}

const forecastProblems = ({ kind, series, forecast }: Chart): Found[] => {
  if (!forecast?.length) return []
  if (kind !== "line")
    return [[["forecast"], `belongs to a chart of kind "line", and this is "${kind}"; remove it`]]
  const points = series.find(({ emphasis }) => emphasis)?.points ?? []
  const last = points.slice(-forecast.length)
  if (points.length <= forecast.length)
    return [[["forecast"], "covers every point; expected one at least that was counted"]]
  return forecast.flatMap(({ at, low, high }, index): Found[] => {
    const point = last[index]
    if (point?.label !== at) {
      const message = `${quote(at)} is not one of the last points in their order; expected "${point?.label}"`
      return [[["forecast", index, "at"], message]]
    }
    return low <= point.value && point.value <= high
      ? []
      : [
          [
            ["forecast", index],
            `from ${low} to ${high} does not hold the value of ${quote(at)}, ${point.value}; expected low at most and high at least that`,
          ],
        ]
  })
}

/** @param path where the chart stands in its file */
const chartProblems = (source: JsonFile, path: string[] = []): Problem[] => {
  const value = at(source.data, ...path)
  const own = slugOf(source.name)
  // The chart of a case has no slug of its own.
  const { data } = chart.schema.safeParse(path.length > 0 ? { slug: own, ...(value as object) } : value)
  // What the schema refuses is reported by the schema.
  if (!data) return []
  const found: Found[] = [
    ...(data.slug === own
      ? []
      : [[["slug"], `${quote(data.slug)} is not the file's name; expected "${own}"`] as Found]),
    ...labelProblems(data),
    ...emphasisProblems(data),
    ...kindProblems(data),
    ...referenceProblems(data),
    ...forecastProblems(data),
  ]
  return found.map(([inner, message]) => fieldProblem(source, [...path, ...inner], message))
}

/** The slugs of all charts there are, those with mistakes and those of cases included. */
export const chartSlugs = ({ contentFiles }: Site): string[] =>
  [...contentFiles]
    .map(file => file.slice("content/".length))
    .filter(path => isChart(path) || isCase(path))
    .map(slugOf)

/** Charts whose parts do not fit together (`Chart`), those of case studies among them. */
export const checkCharts = (site: Site): Problem[] => [
  ...site.json.filter(({ name }) => isChart(name)).flatMap(source => chartProblems(source)),
  ...[...casesOf(site).values()].flatMap(source => chartProblems(source, ["chart"])),
]
