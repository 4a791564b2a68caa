import { postFields } from "./post"

const lists = { topLevelCategories: ["News"], retiredPosts: ["old"], redirects: [] }
const context = { ...lists, tokens: {}, day: "2026-11-21" }
const frontmatter = { title: "Title", category: "SEO Strategies", date: "2026-11-21" }

test("an article is published from its day on", () => {
  expect(postFields(frontmatter, "x", context).published).toBe(true)
  expect(postFields({ ...frontmatter, date: "2026-11-22" }, "x", context).published).toBe(false)
})

test("the permanent path of a post is its first address below /blog", () => {
  const redirects = [{ from: "/seo-strategies/first", to: "/seo-strategies/x" }]
  expect(postFields(frontmatter, "x", context).permanentPath).toBe("/blog/x")
  expect(postFields(frontmatter, "x", { ...context, redirects }).permanentPath).toBe("/blog/first")
})
