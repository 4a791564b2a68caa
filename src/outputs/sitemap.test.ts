import { sitemapOptions, sitemapPages } from "./sitemap"

jest.mock("../content-model/read/content-files", () => ({ readRetiredPosts: () => ["old"] }))

const underCategory = {
  path: "/analytics/a",
  blogPath: "/blog/a",
  categoryPath: "/analytics/a",
  date: "2025-10-10",
  updated: null as string | null,
  category: { slug: "analytics" },
  tags: [{ slug: "seo" }],
}
const underBlog = {
  path: "/blog/c",
  blogPath: "/blog/c",
  categoryPath: "/cohort-analysis/c",
  date: "2025-06-01",
  updated: null as string | null,
  category: { slug: "cohort-analysis" },
  tags: [{ slug: "seo" }],
}
const resource = { path: "/resources/list", updated: null as string | null }
const sitemap = (paths: string[], posts = [underCategory, underBlog], resources = [resource]) =>
  sitemapPages({
    allSitePage: { nodes: paths.map(path => ({ path })) },
    allPost: { nodes: posts },
    allResource: { nodes: resources },
  })

test("each article is listed once, at its canonical address, with its date", () => {
  expect(sitemap(["/analytics/a", "/blog/a", "/blog/c", "/cohort-analysis/c"])).toEqual([
    { path: "/analytics/a", lastmod: "2025-10-10" },
    { path: "/blog/c", lastmod: "2025-06-01" },
  ])
})

test("the date of an update wins", () => {
  const paths = ["/analytics/a", "/resources/list"]
  expect(
    sitemap(paths, [{ ...underCategory, updated: "2026-11-03" }], [{ ...resource, updated: "2026-11-04" }]),
  ).toEqual([
    { path: "/analytics/a", lastmod: "2026-11-03" },
    { path: "/resources/list", lastmod: "2026-11-04" },
  ])
})

test("a listing's date, on each of its pages, is that of its newest article", () => {
  const listing = (path: string, of = path) => ({ path, pageContext: { listing: of } })
  const pages = [
    listing("/blog"),
    listing("/blog/page/2", "/blog"),
    listing("/cohort-analysis"),
    listing("/tag/seo"),
    listing("/tag/unused"),
  ]
  const found = sitemapPages({
    allSitePage: { nodes: pages },
    allPost: { nodes: [underBlog, underCategory] },
    allResource: { nodes: [] },
  })
  expect(found.map(({ lastmod }) => lastmod)).toEqual([
    "2025-10-10",
    "2025-10-10",
    "2025-06-01",
    "2025-10-10",
    undefined,
  ])
})

test("pages and resources are listed without a date", () => {
  const paths = [
    "/",
    "/about",
    "/analytics",
    "/blog",
    "/blog/page/2",
    "/contact",
    "/resources/list",
    "/tag/seo",
  ]
  expect(sitemap(paths)).toEqual(paths.map(path => ({ path })))
})

test.each([
  ["the search page", "/search"],
  ["the AMP documents", "/amp"],
  ["the AMP documents", "/amp/blog"],
  ["a retired category address", "/category/analytics"],
  ["a retired post address", "/blog/old"],
  ["the not-found page", "/404"],
  ["the not-found page", "/404.html"],
  ["a section's not-found page", "/analytics/404.html"],
  ["the answer to a sent form", "/contact/sent"],
  ["the answer to a form that could not be sent", "/contact/not-sent"],
])("%s is left out: %s", (_name, path) => {
  expect(sitemap([path, "/about"])).toEqual([{ path: "/about" }])
})

test("a retired article is listed only below its category", () => {
  const retired = {
    path: "/seo/old",
    blogPath: "/blog/old",
    categoryPath: "/seo/old",
    date: "2025-01-01",
    updated: null,
    category: { slug: "seo" },
    tags: [],
  }
  expect(sitemap(["/blog/old", "/seo/old"], [retired])).toEqual([{ path: "/seo/old", lastmod: "2025-01-01" }])
})

test("its order does not depend on the order of the build", () => {
  expect(sitemap(["/terms", "/", "/about"]).map(({ path }) => path)).toEqual(["/", "/about", "/terms"])
})

test("a page without a date gets none, not an empty one", () => {
  expect(sitemapOptions.serialize({ path: "/about" })).toEqual({ url: "/about" })
  expect(sitemapOptions.serialize({ path: "/blog/c", lastmod: "2025-06-01" })).toEqual({
    url: "/blog/c",
    lastmod: "2025-06-01",
  })
})
