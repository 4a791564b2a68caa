import { sitePages } from "./site-pages"
import { postAddresses } from "./types/post"
import { categoryOf, tagOf } from "./types/slug"

const addressing = { retiredPosts: ["old"], topLevelCategories: ["News"] }
const post = (slug: string, category: string, isListed = true) => ({
  ...postAddresses(slug, category, addressing),
  tags: [tagOf("SEO")],
  isListed,
})

const pages = sitePages({
  posts: [post("top", "News"), post("plain", "Notes"), post("old", "Notes"), post("draft", "Notes", false)],
  categories: [categoryOf("News"), categoryOf("Notes")],
  resources: [{ slug: "list", tags: [tagOf("Lists")] }],
  textPages: [{ slug: "imprint" }],
})
const byPath = new Map(pages.map(page => [page.path, page]))

test("every address is listed once", () => {
  expect(byPath.size).toBe(pages.length)
})

test.each([
  ["/news/top", 200, "/news/top"],
  ["/blog/top", 200, "/news/top"],
  ["/blog/plain", 200, "/blog/plain"],
  ["/notes/plain", 200, "/blog/plain"],
  ["/notes/old", 200, "/notes/old"],
  ["/blog/old", 410, "/notes/old"],
  ["/category/notes", 410, "/notes"],
  ["/blog/404.html", 404, "/blog/404.html"],
  ["/404.html", 404, "/404.html"],
  ["/amp/about", 200, "/about"],
  ["/about", 200, "/about"],
  ["/imprint", 200, "/imprint"],
  ["/resources/list", 200, "/resources/list"],
])("%s answers %i, and %s is canonical", (path, status, canonical) => {
  expect(byPath.get(path)).toMatchObject({ status, canonical })
})

test("listings have a page for each fifty articles, drafts left out, and for topics without articles", () => {
  const listed = ({ path }: { path: string }) => byPath.get(path)?.listing?.posts.map(({ slug }) => slug)
  expect(listed({ path: "/blog" })).toEqual(["top", "plain", "old"])
  expect(listed({ path: "/notes" })).toEqual(["plain", "old"])
  expect(listed({ path: "/tag/lists" })).toEqual([])
  const posts = Array.from({ length: 51 }, (_, index) => post(`post-${index}`, "News"))
  const many = sitePages({ posts, categories: [], resources: [], textPages: [] })
  expect(many.filter(({ template }) => template === "blog").map(({ path }) => path)).toEqual([
    "/blog",
    "/blog/page/2",
  ])
})
