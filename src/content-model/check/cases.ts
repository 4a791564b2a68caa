import type { JsonFile } from "../read/read-content"
import { asWarning, type Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { slugExpected, slugForm } from "../types/parts"
import { textOf } from "../types/values"
import { figureProblem } from "./figures"
import { at, casesOf, entriesOf, type Site } from "./site-model"
import { unknownSlug } from "./unknown-slug"

const isNumber = (value: unknown): value is number => typeof value === "number"

/** The values that a chart shows: its points, and the level they are judged by. */
const chartValues = (chart: unknown): number[] => [
  ...entriesOf(at(chart, "series"))
    .flatMap(series => entriesOf(at(series, "points")).map(point => at(point, "value")))
    .filter(isNumber),
  ...[at(chart, "threshold", "value")].filter(isNumber),
]

/**
 * Whether a claimed figure is what its start and end make it, and whether the chart has these two.
 * @param path of the group with start and end; the figure stands in `value` of `figurePath`
 */
const evidenceProblems = (
  source: JsonFile,
  path: (string | number)[],
  figurePath: (string | number)[],
  chart: unknown,
): Problem[] => {
  const values = chartValues(chart)
  const [start, end] = [at(source.data, ...path, "start"), at(source.data, ...path, "end")]
  const missing = (["start", "end"] as const).flatMap(name => {
    const value = at(source.data, ...path, name)
    if (!isNumber(value) || values.includes(value) || values.length === 0) return []
    return [
      fieldProblem(
        source,
        [...path, name],
        `${value} is not a value of the case's chart; expected one that its table shows`,
      ),
    ]
  })
  if (!isNumber(start) || !isNumber(end)) return missing
  const wrong = figureProblem(textOf(at(source.data, ...figurePath, "value")), start, end)
  return wrong ? [...missing, fieldProblem(source, [...figurePath, "value"], wrong)] : missing
}

const articleHint = (site: Site, source: JsonFile): Problem[] => {
  const slug = at(source.data, "article")
  const post = site.posts.find(one => one.slug === slug)
  if (!post || post.published) return []
  const message = `${quote(post.slug)} is not published yet, so that the case goes without its link; expected a published one`
  return [asWarning(fieldProblem(source, ["article"], message))]
}

const nameProblems = (site: Site, slug: string, { file }: JsonFile): Problem[] => {
  if (!slugForm.test(slug))
    return [{ file, field: "slug", message: `the name "${slug}" is not ${slugExpected}; rename it` }]
  const chart = `content/charts/${slug}.json`
  return site.contentFiles.has(chart)
    ? [{ file, field: "slug", message: `the slug "${slug}" is taken by ${chart}; rename one of the two` }]
    : []
}

const caseProblems = (site: Site, slug: string, source: JsonFile): Problem[] => {
  const slugs = (kind: string) => site.markdown.filter(file => file.kind === kind).map(file => file.slug)
  const brands = entriesOf(site.fileNamed("brands.json")?.data).map(brand => textOf(at(brand, "slug")))
  return [
    ...nameProblems(site, slug, source),
    ...unknownSlug(source, ["brand"], "the slug of a client of content/brands.json", brands),
    ...entriesOf(at(source.data, "services")).flatMap((_, index) =>
      unknownSlug(source, ["services", index], "the slug of a service", slugs("services")),
    ),
    ...unknownSlug(source, ["article"], "the slug of a post", slugs("posts")),
    ...unknownSlug(source, ["resource"], "the slug of a resource", slugs("resources")),
    ...articleHint(site, source),
    ...evidenceProblems(source, ["metric"], ["metric"], at(source.data, "chart")),
  ]
}

/** The cases that the home page shows, and those that the claims of `site.json` lead to. */
const referenceProblems = (site: Site, cases: ReadonlyMap<string, JsonFile>): Problem[] => {
  const known = [...cases.keys()]
  const [home, siteFile] = [site.fileNamed("home.json"), site.fileNamed("site.json")]
  const what = "a case of content/cases"
  return [
    ...(home ? [["hero", "case"], ["featured"]].flatMap(path => unknownSlug(home, path, what, known)) : []),
    ...(siteFile
      ? entriesOf(at(siteFile.data, "claims")).flatMap((claim, index) => {
          const path = ["claims", index, "evidence"]
          const chart = at(cases.get(textOf(at(claim, "evidence", "case")))?.data, "chart")
          return [
            ...unknownSlug(siteFile, [...path, "case"], what, known),
            ...evidenceProblems(siteFile, path, ["claims", index], chart),
          ]
        })
      : []),
  ]
}

/** Case studies that name what there is not, or claim what their charts do not show; and who refers to them. */
export const checkCases = (site: Site): Problem[] => {
  const cases = casesOf(site)
  return [
    ...[...cases].flatMap(([slug, source]) => caseProblems(site, slug, source)),
    ...referenceProblems(site, cases),
  ]
}
