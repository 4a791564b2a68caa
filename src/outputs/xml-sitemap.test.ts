import { sitemapPages } from "./xml-sitemap"

jest.mock("../../content/retired.json", () => ({ posts: ["old"] }))

const post = (path: string, blogPath: string, categoryPath: string, date: string) => ({
  path,
  blogPath,
  categoryPath,
  date,
  updated: null as string | null,
  category: { path: `/${categoryPath.split("/")[1]}` },
  tags: [{ path: "/tag/seo" }],
})
const underCategory = post("/analytics/a", "/blog/a", "/analytics/a", "2025-10-10")
const underBlog = post("/blog/c", "/blog/c", "/cohort-analysis/c", "2025-06-01")
const resource = { path: "/resources/list", updated: null as string | null }
const sitemap = (paths: string[], posts = [underCategory, underBlog], resources = [resource]) =>
  sitemapPages({
    allSitePage: { nodes: paths.map(path => ({ path, pageContext: null })) },
    allPost: { nodes: posts },
    allResource: { nodes: resources },
  })

test("each article is listed once, at its canonical address, with its date", () => {
  expect(sitemap(["/analytics/a", "/blog/a", "/blog/c", "/cohort-analysis/c"])).toEqual([
    { path: "/analytics/a", lastmod: "2025-10-10" },
    { path: "/blog/c", lastmod: "2025-06-01" },
  ])
})

test("the date of an update takes precedence", () => {
  const paths = ["/analytics/a", "/resources/list"]
  expect(
    sitemap(paths, [{ ...underCategory, updated: "2026-11-03" }], [{ ...resource, updated: "2026-11-04" }]),
  ).toEqual([
    { path: "/analytics/a", lastmod: "2026-11-03" },
    { path: "/resources/list", lastmod: "2026-11-04" },
  ])
})

test("every page of a listing has the date of its newest article", () => {
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

test("other pages are listed without a date", () => {
  const pages = ["/", "/resources/list", "/terms"]
  expect(sitemap(pages)).toEqual(pages.map(path => ({ path })))
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
])("%s is not listed: %s", (_name, path) => {
  expect(sitemap([path, "/about"])).toEqual([{ path: "/about" }])
})

test("a retired article is listed only below its category", () => {
  const retired = post("/seo/old", "/blog/old", "/seo/old", "2025-01-01")
  expect(sitemap(["/blog/old", "/seo/old"], [retired])).toEqual([{ path: "/seo/old", lastmod: "2025-01-01" }])
})
