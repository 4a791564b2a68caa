import { topicSlug } from "../../src/content-model/types/slug"
import { blogPostPath, categoryPath, categoryPostPath, paths, tagPath } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { contentCategories, contentPosts } from "../support/content"
import { hrefsOf, linkTag, readDocument, textsOf } from "../support/documents"
import { retiredSlugs } from "../support/site-paths"

const posts = contentPosts()
const categories = contentCategories()
const tags = ["SEO", "Analytics", "Digital Marketing", "Compliance", "Team Enablement", "Campaign Tracking"]
const topLevel = ["analytics", "seo-strategies", "campaign-tracking"]
const titleLinks = ".article-list h2 a"
const canonicalPath = (path: string) => new URL(linkTag(readDocument(path), "canonical") ?? "").pathname

test.each([
  ["digital-measurement-tracking-guide", "analytics", "2025-10-10", "12 min"],
  ["analytics-frameworks-for-growth", "analytics", "2025-06-01", "6 min"],
  ["seo-technical-foundations", "seo-strategies", "2025-05-12", "8 min"],
  ["campaign-tracking-blueprint", "campaign-tracking", "2025-04-30", "7 min"],
])("%s is of %s, %s, %s", (slug, categorySlug, date, readingTime) => {
  expect(posts.find(post => post.slug === slug)).toMatchObject({ categorySlug, date, readingTime })
})

describe.each(posts)("the article $slug", ({ slug, categorySlug, title, excerpt, date, readingTime }) => {
  const document = readDocument(categoryPostPath(categorySlug, slug))

  test("has its title, excerpt, date and a reading time of 6 to 12 minutes, at 200 words a minute", () => {
    expect(textsOf(document, "h1")).toEqual([title])
    expect(textsOf(document, ".article-head .lead")).toEqual([excerpt])
    expect(document.root.querySelector(".article-head time")?.getAttribute("datetime")).toBe(date)
    expect(textsOf(document, ".article-meta")[0]).toContain(`${readingTime} read`)
    const minutes = Number.parseInt(readingTime ?? "", 10)
    expect([minutes >= 6, minutes <= 12]).toEqual([true, true])
    const words = textsOf(document, ".article-body > :not(.chart-figure)").join(" ").split(" ").length
    expect(Math.abs(words / 200 - minutes)).toBeLessThan(1.5)
  })

  test("names its author, last check and sources, has a chart, and ends with the call to action", () => {
    const [by, checked] = textsOf(document, ".byline > span")
    expect(by).toMatch(new RegExp(`^By ${site.brand}, \\w`))
    expect(checked).toMatch(/^Last checked \d/)
    const links = hrefsOf(document, ".sources a")
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toMatch(/^https:\/\//)
    expect(textsOf(document, ".about-author")[0]).toContain(site.contact.email)
    expect(textsOf(document, ".article-body .chart-figure svg[role=img]").length).toBeGreaterThan(0)
    expect(textsOf(document, ".call-to-action h2")).toEqual(["Need help implementing this?"])
    expect(textsOf(document, ".call-to-action a")).toEqual(["Book a Consultation"])
    expect(hrefsOf(document, ".call-to-action a")).toEqual([paths.contact])
  })

  test("lists its sections", () => {
    const sections = textsOf(document, ".article-body h2")
    expect(textsOf(document, ".toc a")).toEqual(expect.arrayContaining(sections))
    for (const href of hrefsOf(document, ".toc a"))
      expect(document.root.getElementById(String(href).slice(1))?.closest(".article-body")).toBeTruthy()
  })

  test("is identical under /blog unless retired there; its category decides which is canonical", () => {
    const blogPath = blogPostPath(slug)
    const isTopLevel = topLevel.includes(categorySlug)
    expect(canonicalPath(document.path)).toBe(isTopLevel ? document.path : blogPath)
    if (retiredSlugs().includes(slug)) return
    const text = textsOf(document, ".article-head, .article-body")
    expect(text).toHaveLength(2)
    expect(textsOf(readDocument(blogPath), ".article-head, .article-body")).toEqual(text)
  })
})

test("each article links to the previous and the next one", () => {
  const postPaths = posts.map(({ categorySlug, slug }) => categoryPostPath(categorySlug, slug))
  for (const [index, path] of postPaths.entries()) {
    const canonicals = (other: string | undefined) => (other ? [canonicalPath(other)] : [])
    const document = readDocument(path)
    expect(hrefsOf(document, ".more-articles a[rel=next]")).toEqual(canonicals(postPaths[index - 1]))
    expect(hrefsOf(document, ".more-articles a[rel=prev]")).toEqual(canonicals(postPaths[index + 1]))
  }
})

test("code in a named language is highlighted; plain text is not", () => {
  const codes = posts.flatMap(({ categorySlug, slug }) =>
    readDocument(categoryPostPath(categorySlug, slug)).root.querySelectorAll("pre"),
  )
  const plain = codes.filter(code => !code.querySelector(".token")).map(code => code.getAttribute("class"))
  expect(codes.length).toBeGreaterThan(plain.length)
  expect(plain.filter(name => !/language-(none|text|formula)/.test(name ?? ""))).toEqual([])
})

test.each([
  [
    "/analytics/digital-measurement-tracking-guide",
    [
      "tool selection",
      "code implementation",
      "enable trackers",
      "data processing",
      "database integration",
      "report preparation",
      "dashboard creation",
      "generate insights",
      "continuous optimization",
    ],
  ],
  [
    "/blog/deep-dive-analysis-methodology",
    [
      "problem definition",
      "data exploration",
      "hypothesis testing",
      "alternative exploration",
      "root cause analysis",
      "avoid confirmation bias",
      "challenge assumptions",
      "validate data quality",
    ],
  ],
])("the diagram of %s has its steps in order", (path, steps) => {
  const names = textsOf(readDocument(path), ".article-body figure.diagram .diagram-name")
  expect(names.map(name => name.toLowerCase())).toEqual(steps)
})

test("three of the six categories have their articles at the top level", () => {
  expect(categories.map(({ name }) => name)).toEqual([
    "Analytics",
    "SEO Strategies",
    "Campaign Tracking",
    "Cohort Analysis",
    "Dashboard Building",
    "Deep Dive Analysis",
  ])
  expect(categories.filter(category => category.topLevel).map(({ slug }) => slug)).toEqual(topLevel)
})

test("the blog lists every article, newest first, with date, reading time, category and excerpt", () => {
  const blog = readDocument(paths.blog)
  expect(posts.length).toBeGreaterThanOrEqual(7)
  expect(hrefsOf(blog, titleLinks)).toEqual(
    posts.map(({ slug, categorySlug }) =>
      topLevel.includes(categorySlug) ? categoryPostPath(categorySlug, slug) : blogPostPath(slug),
    ),
  )
  const items = blog.root.querySelectorAll(".article-list > li").map(item => ({
    title: item.querySelector("h2")?.text.trim(),
    excerpt: item.querySelector(".article-excerpt")?.text.trim(),
    date: item.querySelector("time")?.getAttribute("datetime"),
    readingTime: item.querySelector(".article-meta span")?.text.trim(),
    category: item.querySelector(".article-meta a")?.text.trim(),
    categoryPath: item.querySelector(".article-meta a")?.getAttribute("href"),
  }))
  expect(items).toEqual(
    posts.map(({ title, excerpt, date, readingTime, category, categorySlug }) => ({
      title,
      excerpt,
      date,
      readingTime: `${readingTime} read`,
      category,
      categoryPath: categoryPath(categorySlug),
    })),
  )
  expect(textsOf(blog, ".article-list time")).toContain("10 October 2025")
  const topics = [
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...tags.map(tag => tagPath(topicSlug(tag))),
  ]
  expect(hrefsOf(blog, ".topics a").sort()).toEqual(topics.sort())
})

test.each([
  ...categories.map(({ slug, name }) => ({
    path: categoryPath(slug),
    title: `Category: ${name}`,
    items: posts.filter(({ category }) => category === name).map(post => categoryPostPath(slug, post.slug)),
  })),
  ...tags.map(tag => ({
    path: tagPath(topicSlug(tag)),
    title: `Tag: ${tag}`,
    items: posts.filter(post => post.tags.includes(tag)).map(({ slug }) => blogPostPath(slug)),
  })),
])("$path lists exactly its articles, at its own addresses", ({ path, title, items }) => {
  const page = readDocument(path)
  expect(textsOf(page, "h1")).toEqual([title])
  expect(items.length).toBeGreaterThan(0)
  expect(hrefsOf(page, titleLinks)).toEqual(items)
  expect(hrefsOf(page, ".call-to-action .button-row a")).toEqual([paths.contact, paths.landing])
})
