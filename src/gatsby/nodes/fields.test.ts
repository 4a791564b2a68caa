/** @proves Blog: articles */
/** @proves Addresses: canonical address */
/** @proves Addresses: slugs */
import {
  categoryFields,
  dayOf,
  isPublished,
  legalPageFields,
  postFields,
  readingTimeOf,
  resourceFields,
  serviceFields,
} from "./fields"

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ")

describe("reading time", () => {
  test("is the editor's where one is given", () => {
    expect(readingTimeOf("12 min", words(400))).toBe("12 min")
  })
  test.each([
    [400, "2 min"],
    [1400, "7 min"],
    [1520, "8 min"],
    [60, "1 min"],
    [0, "1 min"],
  ])("of %i words at 200 a minute is %s", (count, time) => {
    expect(readingTimeOf(undefined, words(count))).toBe(time)
    expect(readingTimeOf("", words(count))).toBe(time)
  })
})

test("the day of a date is read from a Date and from text alike", () => {
  expect(dayOf(new Date("2025-10-10T00:00:00Z"))).toBe("2025-10-10")
  expect(dayOf("2025-10-10")).toBe("2025-10-10")
  expect(dayOf("2025-10-10T00:00:00.000Z")).toBe("2025-10-10")
  expect(dayOf(undefined)).toBe("")
})

test.each([
  ["dated yesterday", { date: "2026-11-20" }, true],
  ["dated today", { date: "2026-11-21" }, true],
  ["dated tomorrow", { date: "2026-11-22" }, false],
  ["a draft", { date: "2026-11-20", draft: true }, false],
  ["no draft any more", { date: "2026-11-20", draft: false }, true],
])("whether a post is published that is %s", (_name, frontmatter, expected) => {
  expect(isPublished(frontmatter, "2026-11-21")).toBe(expected)
})

const around = {
  categories: [
    { name: "SEO Strategies", description: "", topLevel: true },
    { name: "Cohort Analysis", description: "", topLevel: false },
  ],
  retired: ["old"],
  day: "2026-11-21",
}
const frontmatter = {
  title: "Title",
  excerpt: "Excerpt",
  category: "SEO Strategies",
  tags: ["SEO", "Digital Marketing"],
  date: "2025-05-12",
}

describe("a post", () => {
  test("has its labels with their slugs, its day and its reading time", () => {
    expect(postFields("x", frontmatter, words(600), around)).toMatchObject({
      slug: "x",
      title: "Title",
      excerpt: "Excerpt",
      category: { name: "SEO Strategies", slug: "seo-strategies" },
      tags: [
        { name: "SEO", slug: "seo" },
        { name: "Digital Marketing", slug: "digital-marketing" },
      ],
      date: "2025-05-12",
      readingTime: "3 min",
      published: true,
      retired: false,
      cover: null,
    })
  })
  test("of a category with top-level posts is canonical under the category", () => {
    expect(postFields("x", frontmatter, "", around)).toMatchObject({
      path: "/seo-strategies/x",
      blogPath: "/blog/x",
      categoryPath: "/seo-strategies/x",
    })
  })
  test("of another category is canonical under /blog", () => {
    expect(postFields("x", { ...frontmatter, category: "Cohort Analysis" }, "", around)).toMatchObject({
      path: "/blog/x",
      blogPath: "/blog/x",
      categoryPath: "/cohort-analysis/x",
    })
  })
  test("whose address below /blog is retired is canonical under its category, whatever the category", () => {
    expect(postFields("old", { ...frontmatter, category: "Cohort Analysis" }, "", around)).toMatchObject({
      path: "/cohort-analysis/old",
      retired: true,
    })
  })
  test("is marked while it is a draft, or dated after the build", () => {
    expect(postFields("x", { ...frontmatter, draft: true }, "", around).published).toBe(false)
    expect(postFields("x", { ...frontmatter, date: "2026-11-22" }, "", around).published).toBe(false)
  })
  test("may have no tags, and may have a cover", () => {
    const { tags, cover } = postFields("x", { ...frontmatter, tags: undefined, cover: "./a.png" }, "", around)
    expect(tags).toEqual([])
    expect(cover).toBe("./a.png")
  })
})

test("a post or a resource has the day of its last change, if the editor gave one", () => {
  const updated = new Date("2026-11-03T00:00:00Z")
  expect(postFields("x", { ...frontmatter, updated }, "", around).updated).toBe("2026-11-03")
  expect(postFields("x", frontmatter, "", around).updated).toBeNull()
  expect(resourceFields("x", { updated: "2026-11-03" }).updated).toBe("2026-11-03")
  expect(resourceFields("x", {}).updated).toBeNull()
})

test("a category has its slug and its listing's address, and no top-level posts unless it says so", () => {
  expect(categoryFields({ name: "Deep Dive Analysis", description: "D." })).toEqual({
    name: "Deep Dive Analysis",
    slug: "deep-dive-analysis",
    description: "D.",
    topLevel: false,
    path: "/deep-dive-analysis",
  })
  expect(categoryFields({ name: "Analytics", topLevel: true }).topLevel).toBe(true)
})

test("a service stands on the services page, one without an order after the others", () => {
  expect(serviceFields("data-analytics", { title: "T", order: 1 })).toMatchObject({
    path: "/services#data-analytics",
    order: 1,
  })
  expect(serviceFields("data-analytics", {}).order).toBeGreaterThan(1_000_000)
})

test("a resource has its own page, with or without a document elsewhere", () => {
  const { path, externalUrl } = resourceFields("sample", { title: "T", type: "Sample" })
  expect([path, externalUrl]).toEqual(["/resources/sample", null])
  expect(resourceFields("list", { externalUrl: "/downloads/list.pdf" }).externalUrl).toBe(
    "/downloads/list.pdf",
  )
})

test("a legal page keeps its slug, title and description", () => {
  expect(legalPageFields("terms", { title: "Terms", description: "D.", other: 1 })).toEqual({
    slug: "terms",
    title: "Terms",
    description: "D.",
  })
})
