import { addresses, categoryPostPath } from "../../src/shared/addresses"
import { site } from "../../src/shared/site"
import { contentPosts } from "../support/content"
import { hrefsOf, linkTag, readDocument, textsOf } from "../support/documents"

const known: Record<string, [category: string, date: string, readingTime: string]> = {
  "digital-measurement-tracking-guide": ["analytics", "2025-10-10", "12 min"],
  "analytics-frameworks-for-growth": ["analytics", "2025-06-01", "6 min"],
  "seo-technical-foundations": ["seo-strategies", "2025-05-12", "8 min"],
  "campaign-tracking-blueprint": ["campaign-tracking", "2025-04-30", "7 min"],
}

const articles = contentPosts().map(post => ({
  ...post,
  document: readDocument(categoryPostPath(post.categorySlug, post.slug)),
}))

test.each(Object.entries(known))("%s is of %s, %s, %s", (slug, facts) => {
  const { categorySlug, date, readingTime } = articles.find(article => article.slug === slug) ?? {}
  expect([categorySlug, date, readingTime]).toEqual(facts)
})

describe.each(articles)("the article $slug", ({ document, title, excerpt, date, readingTime }) => {
  test("shows its title, date and reading time, which is 6 to 12 minutes", () => {
    expect(textsOf(document, "h1")).toEqual([title])
    expect(textsOf(document, ".article-head .lead")).toEqual([excerpt])
    expect(document.root.querySelector(".article-head time")?.getAttribute("datetime")).toBe(date)
    expect(textsOf(document, ".article-meta")[0]).toContain(`${readingTime} read`)
    const minutes = Number.parseInt(readingTime ?? "", 10)
    expect([minutes >= 6, minutes <= 12]).toEqual([true, true])
  })

  test("has about as many words as its reading time at 200 a minute", () => {
    const words = textsOf(document, ".article-body > :not(.chart-figure)").join(" ").split(" ").length
    expect(Math.abs(words / 200 - Number.parseInt(readingTime ?? "", 10))).toBeLessThan(1.5)
  })

  test("names its author, its last check and its sources, and has a figure", () => {
    const [by, checked] = textsOf(document, ".byline > span")
    expect(by).toMatch(new RegExp(`^By ${site.brand}, \\w`))
    expect(checked).toMatch(/^Last checked \d/)
    const links = hrefsOf(document, ".sources a")
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toMatch(/^https:\/\//)
    expect(textsOf(document, ".about-author")[0]).toContain(site.contact.email)
    expect(
      document.root.querySelectorAll(".article-body .chart-figure svg[role=img]").length,
    ).toBeGreaterThan(0)
  })

  test("lists its sections, each with its place in the text", () => {
    const sections = textsOf(document, ".article-body h2")
    expect(textsOf(document, ".toc a")).toEqual(expect.arrayContaining(sections))
    for (const href of hrefsOf(document, ".toc a"))
      expect(document.root.getElementById(String(href).slice(1))?.closest(".article-body")).toBeTruthy()
  })

  test("closes with the call to action", () => {
    expect(textsOf(document, ".call-to-action h2")).toEqual(["Need help implementing this?"])
    expect(textsOf(document, ".call-to-action a")).toEqual(["Book a Consultation"])
    expect(hrefsOf(document, ".call-to-action a")).toEqual([addresses.contact])
  })
})

test("code in a language that is named is highlighted; plain text is not", () => {
  const codes = articles.flatMap(({ document }) => document.root.querySelectorAll("pre"))
  const plain = codes.filter(code => !code.querySelector(".token")).map(code => code.getAttribute("class"))
  expect(codes.length).toBeGreaterThan(plain.length)
  expect(plain.filter(name => !/language-(none|text|formula)/.test(name ?? ""))).toEqual([])
})

test("the articles are a chain: each leads to the one before and the one after it in time", () => {
  const canonical = articles.map(({ document }) => new URL(linkTag(document, "canonical") ?? "").pathname)
  for (const [index, { document }] of articles.entries()) {
    const newer = canonical[index - 1] ? [canonical[index - 1]] : []
    const older = canonical[index + 1] ? [canonical[index + 1]] : []
    expect(hrefsOf(document, ".more-articles a[rel=next]")).toEqual(newer)
    expect(hrefsOf(document, ".more-articles a[rel=prev]")).toEqual(older)
  }
})

const diagram = (path: string) => textsOf(readDocument(path), ".article-body figure.diagram .diagram-name")

test("the nine steps of measurement stand in their article, in order", () => {
  expect(diagram("/analytics/digital-measurement-tracking-guide").map(name => name.toLowerCase())).toEqual([
    "tool selection",
    "code implementation",
    "enable trackers",
    "data processing",
    "database integration",
    "report preparation",
    "dashboard creation",
    "generate insights",
    "continuous optimization",
  ])
})

test("the five phases of a deep dive and three reminders stand in their article", () => {
  expect(diagram("/blog/deep-dive-analysis-methodology").map(name => name.toLowerCase())).toEqual([
    "problem definition",
    "data exploration",
    "hypothesis testing",
    "alternative exploration",
    "root cause analysis",
    "avoid confirmation bias",
    "challenge assumptions",
    "validate data quality",
  ])
})
