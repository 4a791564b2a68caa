import type { JsonFile } from "../read/read-content"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { type Chart, chart } from "../types/chart"
import { isChart } from "../types/content-types"
import { at, entriesOf, type Site } from "./site-model"

const slugIn = (name: string) => name.replace(/^charts\/|\.json$/g, "")

const labelsOf = (series: Chart["series"][number]) => series.points.map(({ label }) => label)

const seriesProblems = (source: JsonFile, { kind, series }: Chart): Problem[] => {
  const problems: Problem[] = []
  const report = (path: PropertyKey[], message: string) => problems.push(fieldProblem(source, path, message))
  const [first] = series
  // The bars of a chart may belong to groups; everything else compares series point by point.
  if (kind === "bar") {
    const all = series.flatMap(labelsOf)
    for (const label of new Set(all.filter((label, index) => all.indexOf(label) < index)))
      report(["series"], `label ${quote(label)} stands twice`)
  } else {
    series.forEach((one, index) => {
      if (!first || labelsOf(one).join("\n") === labelsOf(first).join("\n")) return
      report(
        ["series", index, "points"],
        `of ${quote(one.name)} have other labels than those of ${quote(first.name)}; expected the same, in the same order`,
      )
    })
  }
  if (!series.some(({ emphasis }) => emphasis))
    report(["series"], "emphasises none; expected emphasis: true on the one the title speaks of")
  if (kind === "dumbbell" && series.length !== 2)
    report(["series"], `are ${series.length}; a dumbbell chart compares exactly 2`)
  if (kind === "slope" && first?.points.length !== 2)
    report(["series", 0, "points"], `are ${first?.points.length}; a slope chart has exactly 2`)
  return problems
}

const referenceProblems = (source: JsonFile, { series, markers = [], gap }: Chart): Problem[] => {
  const labels = [...new Set(series.flatMap(labelsOf))]
  const names = series.map(({ name }) => name)
  const lost = markers.flatMap((marker, index) =>
    labels.includes(marker.at)
      ? []
      : [
          fieldProblem(
            source,
            ["markers", index, "at"],
            `${quote(marker.at)} is not the label of a point${suggestion(marker.at, labels)}`,
          ),
        ],
  )
  const isLost = gap && !names.includes(gap.from)
  return isLost
    ? [
        ...lost,
        fieldProblem(
          source,
          ["gap", "from"],
          `${quote(gap.from)} is not the name of a series${suggestion(gap.from, names)}`,
        ),
      ]
    : lost
}

const caseStudyCharts = (site: Site, slugs: readonly string[]): Problem[] => {
  const source = site.fileNamed("case-studies.json")
  return entriesOf(source?.data).flatMap((entry, index) => {
    const chart = at(entry, "chart")
    if (!source || typeof chart !== "string" || chart === "" || slugs.includes(chart)) return []
    return [
      fieldProblem(
        source,
        [index, "chart"],
        `${quote(chart)} is not a chart of content/charts${suggestion(chart, slugs)}`,
      ),
    ]
  })
}

/** Charts whose parts do not fit together (`Chart`), and case studies that name a chart there is not. */
export const checkCharts = (site: Site): Problem[] => {
  const sources = site.json.filter(({ name }) => isChart(name))
  const problems = sources.flatMap(source => {
    const parsed = chart.schema.safeParse(source.data)
    // What the schema refuses is reported by the schema.
    if (!parsed.success) return []
    const name = slugIn(source.name)
    const misnamed =
      parsed.data.slug === name
        ? []
        : [
            fieldProblem(
              source,
              ["slug"],
              `${quote(parsed.data.slug)} is not the file's name; expected "${name}"`,
            ),
          ]
    return [...misnamed, ...seriesProblems(source, parsed.data), ...referenceProblems(source, parsed.data)]
  })
  const known = [...site.contentFiles]
    .map(file => file.slice("content/".length))
    .filter(isChart)
    .map(slugIn)
  return [...problems, ...caseStudyCharts(site, known)]
}
