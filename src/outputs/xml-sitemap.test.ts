import { sitemapPages } from "./xml-sitemap"

type Content = Parameters<typeof sitemapPages>[0]

const topic = (slug: string, path = `/${slug}`) => ({ slug, name: slug, path })

const post = (path: string, blogPath: string, categoryPath: string, date: string, retired = false) => ({
  path,
  blogPath,
  categoryPath,
  retired,
  date,
  updated: null as string | null,
  category: { path: `/${categoryPath.split("/")[1]}` },
  tags: [topic("seo", "/tag/seo")],
})
const underCategory = post("/analytics/a", "/blog/a", "/analytics/a", "2025-10-10")
const underBlog = post("/blog/c", "/blog/c", "/cohort-analysis/c", "2025-06-01")
const resource = { slug: "list", updated: null as string | null, tags: [topic("unused", "/tag/unused")] }

const sitemap = (posts = [underCategory, underBlog], resources = [resource]) => {
  const content: Content = {
    allPost: { nodes: posts },
    allCategory: { nodes: [topic("analytics"), topic("cohort-analysis")] },
    allResource: { nodes: resources },
    allLegalPage: { nodes: [{ slug: "terms" }] },
    allPage: { nodes: [{ slug: "imprint" }] },
  }
  return new Map(sitemapPages(content).map(({ path, lastmod }) => [path, lastmod]))
}

test("each article is listed once, at its canonical address, with its date", () => {
  const found = sitemap()
  expect(found.get("/analytics/a")).toBe("2025-10-10")
  expect(found.get("/blog/c")).toBe("2025-06-01")
  expect([...found.keys()]).not.toEqual(expect.arrayContaining(["/blog/a"]))
  expect([...found.keys()]).not.toEqual(expect.arrayContaining(["/cohort-analysis/c"]))
})

test("the date of an update takes precedence", () => {
  const found = sitemap(
    [{ ...underCategory, updated: "2026-11-03" }],
    [{ ...resource, updated: "2026-11-04" }],
  )
  expect(found.get("/analytics/a")).toBe("2026-11-03")
  expect(found.get("/resources/list")).toBe("2026-11-04")
})

test("every page of a listing has the date of its newest article", () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ ...underCategory, path: `/analytics/a${index}` }))
  const found = sitemap([...many, underBlog])
  expect(found.get("/blog")).toBe("2025-10-10")
  expect(found.get("/blog/page/2")).toBe("2025-10-10")
  expect(found.get("/cohort-analysis")).toBe("2025-06-01")
  expect(found.get("/tag/seo")).toBe("2025-10-10")
})

test("other pages, and listings of nothing, have no date", () => {
  const found = sitemap()
  for (const path of ["/", "/resources/list", "/terms", "/imprint", "/tag/unused"])
    expect([path, found.has(path), found.get(path)]).toEqual([path, true, undefined])
})

test.each([
  ["the search page", "/search"],
  ["the AMP documents", "/amp"],
  ["the AMP documents", "/amp/blog"],
  ["a retired category address", "/category/analytics"],
  ["the not-found page", "/404"],
  ["the not-found page", "/404.html"],
  ["a section's not-found page", "/analytics/404.html"],
  ["the answer to a sent form", "/contact/sent"],
  ["the answer to a form that could not be sent", "/contact/not-sent"],
])("%s is not listed: %s", (_name, path) => {
  expect(sitemap().has(path)).toBe(false)
})

test("a retired article is listed only below its category", () => {
  const found = sitemap([post("/analytics/old", "/blog/old", "/analytics/old", "2025-01-01", true)])
  expect(found.get("/analytics/old")).toBe("2025-01-01")
  expect(found.has("/blog/old")).toBe(false)
})
