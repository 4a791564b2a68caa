import { postFields } from "./post"

const context = {
  tokens: {},
  topLevelCategories: ["SEO Strategies"],
  retiredPosts: ["old"],
  redirects: [],
  day: "2026-11-21",
}
const frontmatter = {
  title: "Title",
  category: "SEO Strategies",
  tags: ["SEO", "Digital Marketing"],
  date: "2025-05-12",
}

const tags = [
  { name: "SEO", slug: "seo", path: "/tag/seo" },
  { name: "Digital Marketing", slug: "digital-marketing", path: "/tag/digital-marketing" },
]

test.each([
  ["x", {}, { slug: "x", title: "Title", date: "2025-05-12", published: true, retired: false }],
  ["x", { date: "2026-11-21" }, { published: true }],
  ["x", { date: "2026-11-22" }, { published: false }],
  ["x", { draft: true }, { published: false }],
  ["x", { draft: false }, { published: true }],
  ["x", {}, { category: { name: "SEO Strategies", slug: "seo-strategies" } }],
  ["x", {}, { tags }],
  ["x", {}, { path: "/seo-strategies/x", blogPath: "/blog/x", categoryPath: "/seo-strategies/x" }],
  ["x", { category: "Cohorts" }, { path: "/blog/x", blogPath: "/blog/x", categoryPath: "/cohorts/x" }],
  ["old", { category: "Cohorts" }, { path: "/cohorts/old", retired: true }],
  ["x", { tags: undefined }, { tags: [], cover: null, updated: null, readingTime: null }],
  ["x", { cover: "./a.png", updated: "2026-11-03" }, { cover: "./a.png", updated: "2026-11-03" }],
  ["x", { readingTime: "12 min" }, { readingTime: "12 min" }],
])("the post %s with %j has the fields %j", (slug, values, expected) => {
  expect(postFields({ ...frontmatter, ...values }, slug, context)).toMatchObject(expected)
})

test("the permanent path of a post is its first address below /blog", () => {
  const redirects = [{ from: "/seo-strategies/first", to: "/seo-strategies/x" }]
  expect(postFields(frontmatter, "x", context).permanentPath).toBe("/blog/x")
  expect(postFields(frontmatter, "x", { ...context, redirects }).permanentPath).toBe("/blog/first")
})
