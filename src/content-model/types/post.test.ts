import { readingTimeOf } from "../../markdown/reading-time"
import { isPublished, post, postFields } from "./post"

test.each([
  [400, "2 min"],
  [1400, "7 min"],
  [1520, "8 min"],
  [60, "1 min"],
  [0, "1 min"],
])("the reading time of %i words at 200 a minute is %s", (count, time) => {
  expect(readingTimeOf(count)).toBe(time)
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
  topLevelCategories: ["SEO Strategies"],
  retiredPosts: ["old"],
  redirects: [],
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
  test("has its labels with their slugs, its day and its editor's reading time", () => {
    expect(postFields({ ...frontmatter, readingTime: "12 min" }, "x", around)).toMatchObject({
      slug: "x",
      title: "Title",
      excerpt: "Excerpt",
      category: { name: "SEO Strategies", slug: "seo-strategies" },
      tags: [
        { name: "SEO", slug: "seo" },
        { name: "Digital Marketing", slug: "digital-marketing" },
      ],
      date: "2025-05-12",
      readingTime: "12 min",
      published: true,
      retired: false,
      cover: null,
    })
  })
  test("of a category with top-level posts is canonical under the category", () => {
    expect(postFields(frontmatter, "x", around)).toMatchObject({
      path: "/seo-strategies/x",
      blogPath: "/blog/x",
      categoryPath: "/seo-strategies/x",
    })
  })
  test("of another category is canonical under /blog", () => {
    expect(postFields({ ...frontmatter, category: "Cohort Analysis" }, "x", around)).toMatchObject({
      path: "/blog/x",
      blogPath: "/blog/x",
      categoryPath: "/cohort-analysis/x",
    })
  })
  test("is known by its address below /blog, and by its first one after it has moved", () => {
    const redirects = [{ from: "/seo-strategies/first", to: "/seo-strategies/x" }]
    expect(postFields(frontmatter, "x", around).identity).toBe("/blog/x")
    expect(postFields(frontmatter, "x", { ...around, redirects }).identity).toBe("/blog/first")
  })
  test("whose address below /blog is retired is canonical under its category, whatever the category", () => {
    expect(postFields({ ...frontmatter, category: "Cohort Analysis" }, "old", around)).toMatchObject({
      path: "/cohort-analysis/old",
      retired: true,
    })
  })
  test("may have no tags, and may have a cover", () => {
    const { tags, cover } = postFields({ ...frontmatter, tags: undefined, cover: "./a.png" }, "x", around)
    expect(tags).toEqual([])
    expect(cover).toBe("./a.png")
  })
  test("has the day of its last change, if the editor gave one", () => {
    const updated = "2026-11-03"
    expect(postFields({ ...frontmatter, updated }, "x", around).updated).toBe("2026-11-03")
    expect(postFields(frontmatter, "x", around).updated).toBeNull()
  })
})

describe("a post that is not published", () => {
  const inMode = (mode: string, values: Record<string, unknown>) => {
    const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode })
    const made = post.nodes?.(values, "x", around) ?? []
    environment.restore()
    return made.map(({ fields }) => fields.published)
  }
  const draft = { date: "2025-01-01", draft: true }
  const future = { date: "2026-11-22" }

  test("is left out of a build", () => {
    expect(inMode("production", draft)).toEqual([])
    expect(inMode("production", future)).toEqual([])
    expect(inMode("production", { date: "2025-01-01" })).toEqual([true])
  })
  test("is kept, and marked, in gatsby develop", () => {
    expect(inMode("development", draft)).toEqual([false])
    expect(inMode("development", future)).toEqual([false])
  })
})
