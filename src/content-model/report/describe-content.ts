import { at, casesOf, type Site, textsOf } from "../check/site-model"
import { isChart } from "../types/content-types"

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What the content consists of, in one line: "27 files: 7 posts, 6 categories, …". */
export const describeContent = (site: Site): string => {
  const ofKind = (kind: string) => site.markdown.filter(file => file.kind === kind).length
  const unpublished = site.posts.filter(({ published }) => !published).length
  const tags = new Set(site.markdown.flatMap(({ data }) => textsOf(data.tags))).size
  const cases = [...casesOf(site).values()]
  const parts = [
    counted(site.posts.length, "post") + (unpublished ? ` (${unpublished} of them not published yet)` : ""),
    counted(site.categories.length, "category", "categories"),
    counted(tags, "tag"),
    counted(ofKind("services"), "service"),
    counted(ofKind("resources"), "resource"),
    counted(ofKind("legal"), "legal page"),
    counted(cases.length, "case study", "case studies"),
    counted(cases.filter(({ data }) => at(data, "quote")).length, "testimonial"),
    counted(site.json.filter(({ name }) => isChart(name)).length, "chart"),
  ]
  return `${counted(site.markdown.length + site.json.length, "file")}: ${parts.join(", ")}`
}
