import { readFileSync } from "node:fs"
import { join } from "node:path"
import { blogPostPath, categoryPostPath, paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { hrefsOf, readDocument, textsOf } from "../support/documents"
import { describeSample } from "../support/sample"
import { graphNodes, nodeOfType } from "../support/structured-data"

const known: [slug: string, category: string, date: string, readingTime: string][] = [
  ["digital-measurement-tracking-guide", "analytics", "2025-10-10", "12 min"],
  ["analytics-frameworks-for-growth", "analytics", "2025-06-01", "6 min"],
  ["seo-technical-foundations", "seo-strategies", "2025-05-12", "8 min"],
  ["campaign-tracking-blueprint", "campaign-tracking", "2025-04-30", "7 min"],
  ["cohort-analysis-retention-curves", "cohort-analysis", "2025-09-08", "10 min"],
  ["dashboard-building-decisions", "dashboard-building", "2025-08-19", "9 min"],
  ["deep-dive-analysis-methodology", "deep-dive-analysis", "2025-07-14", "11 min"],
]
const tags = ["SEO", "Analytics", "Digital Marketing", "Compliance", "Team Enablement", "Campaign Tracking"]

describeSample("the shipped articles", () => {
  test.each(known)("%s is of %s, %s, %s", (slug, categorySlug, date, readingTime) => {
    const post = content.posts().find(other => other.slug === slug)
    expect(post).toMatchObject({ categorySlug, date, readingTime })
  })

  test.each(known)("%s takes 6 to 12 minutes, at 200 words a minute", (slug, category) => {
    const document = readDocument(categoryPostPath(category, slug))
    const minutes = Number.parseInt(textsOf(document, ".article-meta > span").at(-1) ?? "", 10)
    expect([minutes >= 6, minutes <= 12]).toEqual([true, true])
    const words = textsOf(document, ".article-body > :not(.chart-figure)").join(" ").split(" ").length
    expect(Math.abs(words / 200 - minutes)).toBeLessThan(1.5)
    expect(Number(nodeOfType(graphNodes(document), "BlogPosting").wordCount)).toBeGreaterThan(300)
  })

  test.each(known)(
    "%s has an author, a last check, sources, a contents list, a chart and a drawing",
    (slug, category) => {
      const document = readDocument(categoryPostPath(category, slug))
      const [by, checked] = textsOf(document, ".byline > span")
      expect(by).toMatch(/^By \S/)
      expect(checked).toMatch(/^Last checked \d/)
      const links = hrefsOf(document, ".sources a")
      expect(links.length).toBeGreaterThan(2)
      for (const link of links) expect(link).toMatch(/^https:\/\//)
      expect(textsOf(document, ".toc a").length).toBeGreaterThan(2)
      expect(textsOf(document, ".article-body .chart-figure svg[role=img]").length).toBeGreaterThan(0)
      const cover = document.root.querySelector(".article-cover img")
      expect(cover?.attributes).toMatchObject({ width: "1600", height: "900" })
      expect(readFileSync(join("public", cover?.attributes.src ?? "")).length).toBeLessThan(8000)
    },
  )

  test("three of the six categories have their articles at the top level", () => {
    const categories = [
      ["Analytics", true],
      ["SEO Strategies", true],
      ["Campaign Tracking", true],
      ["Cohort Analysis", false],
      ["Dashboard Building", false],
      ["Deep Dive Analysis", false],
    ]
    const found = content.categories().map(({ name, topLevel }) => [name, topLevel])
    expect(found).toEqual(expect.arrayContaining(categories))
  })

  test("three articles have retired addresses", () => {
    const [, ...retired] = known.slice(0, 4).map(([slug]) => slug)
    expect(content.retiredSlugs()).toEqual(expect.arrayContaining(retired))
  })

  test("have their tags, and the blog has their dates in words", () => {
    expect(content.tags()).toEqual(expect.arrayContaining(tags))
    expect(textsOf(readDocument(paths.blog), ".article-list time")).toContain("10 October 2025")
  })

  // Their steps: src/markdown/diagrams.test.ts.
  test.each([
    [categoryPostPath("analytics", "digital-measurement-tracking-guide"), 9],
    [blogPostPath("deep-dive-analysis-methodology"), 8],
  ])("%s has its diagram with %i names", (path, count) => {
    const names = textsOf(readDocument(path), ".article-body figure.diagram .diagram-name")
    expect(names).toHaveLength(count)
  })
})
