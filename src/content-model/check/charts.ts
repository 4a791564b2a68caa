import type { JsonFile } from "../read/read-content"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { type Chart, chart } from "../types/chart"
import { isChart } from "../types/content-types"
import { at, entriesOf, type Site } from "./site-model"

type Found = [path: PropertyKey[], message: string]

const slugIn = (name: string) => name.replace(/^charts\/|\.json$/g, "")

const labelsOf = (series: Chart["series"][number]) => series.points.map(({ label }) => label)

const labelProblems = ({ kind, series }: Chart): Found[] => {
  // The bars of a chart may belong to groups; everything else compares series point by point.
  if (kind === "bar") {
    const all = series.flatMap(labelsOf)
    const twice = new Set(all.filter((label, index) => all.indexOf(label) < index))
    return [...twice].map(label => [["series"], `label ${quote(label)} stands twice`])
  }
  const [first] = series
  return series.flatMap((one, index): Found[] => {
    if (!first || labelsOf(one).join("\n") === labelsOf(first).join("\n")) return []
    const message = `of ${quote(one.name)} have other labels than those of ${quote(first.name)}; expected the same, in the same order`
    return [[["series", index, "points"], message]]
  })
}

const kindProblems = ({ kind, series }: Chart): Found[] => {
  const points = series[0]?.points.length
  if (kind === "dumbbell" && series.length !== 2)
    return [[["series"], `are ${series.length}; a dumbbell chart compares exactly 2`]]
  if (kind === "slope" && points !== 2)
    return [[["series", 0, "points"], `are ${points}; a slope chart has exactly 2`]]
  return []
}

const emphasisProblems = ({ series }: Chart): Found[] =>
  series.some(({ emphasis }) => emphasis)
    ? []
    : [[["series"], "emphasises none; expected emphasis: true on the one the title speaks of"]]

const unknownName = (path: PropertyKey[], name: string, what: string, known: readonly string[]): Found[] =>
  known.includes(name) ? [] : [[path, `${quote(name)} is not ${what}${suggestion(name, known)}`]]

const referenceProblems = ({ series, markers = [], gap }: Chart): Found[] => {
  const labels = [...new Set(series.flatMap(labelsOf))]
  const names = series.map(({ name }) => name)
  return [
    ...markers.flatMap((marker, index) =>
      unknownName(["markers", index, "at"], marker.at, "the label of a point", labels),
    ),
    ...(gap ? unknownName(["gap", "from"], gap.from, "the name of a series", names) : []),
  ]
}

const slugProblems = ({ slug }: Chart, name: string): Found[] =>
  slug === name ? [] : [[["slug"], `${quote(slug)} is not the file's name; expected "${name}"`]]

const chartProblems = (source: JsonFile): Problem[] => {
  const { data } = chart.schema.safeParse(source.data)
  // What the schema refuses is reported by the schema.
  if (!data) return []
  return [
    ...slugProblems(data, slugIn(source.name)),
    ...labelProblems(data),
    ...emphasisProblems(data),
    ...kindProblems(data),
    ...referenceProblems(data),
  ].map(([path, message]) => fieldProblem(source, path, message))
}

const caseStudyProblems = (site: Site): Problem[] => {
  const source = site.fileNamed("case-studies.json")
  const paths = [...site.contentFiles].map(file => file.slice("content/".length))
  const slugs = paths.filter(isChart).map(slugIn)
  return entriesOf(source?.data).flatMap((entry, index) => {
    const name = at(entry, "chart")
    if (!source || typeof name !== "string" || name === "") return []
    return unknownName([index, "chart"], name, "a chart of content/charts", slugs).map(([path, message]) =>
      fieldProblem(source, path, message),
    )
  })
}

/** Charts whose parts do not fit together (`Chart`), and case studies that name a chart there is not. */
export const checkCharts = (site: Site): Problem[] => [
  ...site.json.filter(({ name }) => isChart(name)).flatMap(chartProblems),
  ...caseStudyProblems(site),
]
