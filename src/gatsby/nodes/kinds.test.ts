/** @proves Addresses: slugs */
/** @proves Content: drafts and future dates */
import { contentNodesOf, slugOf } from "./kinds"

// The categories and retired posts are read from content/, which editors change.
jest.mock("../../content-model/read/content-files", () => ({
  readCategories: () => [{ name: "Analytics", description: "", topLevel: true }],
  readRetiredPosts: () => ["old"],
}))

const nodes = (relativePath: string, values: Record<string, unknown> = {}, body = "") =>
  contentNodesOf({ relativePath, values, body })
const kinds = (relativePath: string, values: Record<string, unknown> = {}) =>
  nodes(relativePath, values).map(({ type, key }) => [type, key])

test("a file and a folder with an index have the same slug", () => {
  expect(slugOf("posts/x.md")).toBe("x")
  expect(slugOf("posts/x/index.md")).toBe("x")
  expect(slugOf("posts/index.md")).toBe("posts")
})

test.each([
  ["posts/x/index.md", { date: "2025-01-01" }, "Post", "x"],
  ["services/data-analytics.md", {}, "Service", "data-analytics"],
  ["resources/list.md", {}, "Resource", "list"],
  ["legal/privacy.md", {}, "LegalPage", "privacy"],
  ["categories.json", { name: "Analytics" }, "Category", "Analytics"],
  ["testimonials.json", { company: "Kadal" }, "Testimonial", "Kadal"],
  ["case-studies.json", { slug: "growth" }, "CaseStudy", "growth"],
  ["brands.json", { slug: "kadal" }, "Brand", "kadal"],
  ["charts/growth.json", { slug: "growth" }, "Chart", "growth"],
  ["home.json", {}, "HomePage", "home"],
  ["about.json", { sections: [] }, "AboutPage", "about"],
])("%s gives one node of its kind", (path, values, type, key) => {
  expect(kinds(path, values)).toEqual([[type, key]])
})

test.each(["notes/x.md", "x.md", "site.json", "retired.json", "posts/data.json", "posts/brands.json"])(
  "%s gives none",
  path => {
    expect(nodes(path)).toEqual([])
  },
)

test("pages.json gives one node for each page, with points even where it names none", () => {
  const points = [{ title: "T", text: "t" }]
  expect(nodes("pages.json", { about: { title: "About", points }, search: { title: "Search" } })).toEqual([
    { type: "PageCopy", key: "about", fields: { slug: "about", title: "About", points } },
    { type: "PageCopy", key: "search", fields: { slug: "search", title: "Search", points: [] } },
  ])
})

test("the sections of the about page have their id as anchor, and points even where they name none", () => {
  const [about] = nodes("about.json", { title: "About", sections: [{ id: "mission", heading: "Mission" }] })
  expect(about?.fields).toEqual({
    title: "About",
    sections: [{ anchor: "mission", heading: "Mission", points: [] }],
  })
})

test("a post knows its category's rule, its retired address and the length of its body", () => {
  const [post] = nodes("posts/old.md", { category: "Analytics", date: "2025-01-01" }, "word ".repeat(600))
  expect(post?.fields).toMatchObject({ path: "/analytics/old", retired: true, readingTime: "3 min" })
})

describe("a post that is not published", () => {
  const inMode = (mode: string, values: Record<string, unknown>) => {
    const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode })
    const made = nodes("posts/x.md", values)
    environment.restore()
    return made.map(({ fields }) => fields.published)
  }
  const draft = { date: "2025-01-01", draft: true }
  const future = { date: "9999-01-01" }

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
