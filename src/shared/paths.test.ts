import { absoluteUrl } from "./addresses"
import { isReservedSegment } from "./built-files"
import { statusOf } from "./page-status"
import { paths } from "./paths"

test.each([
  ["https://x.example", "/", "https://x.example/"],
  ["https://x.example/", "/", "https://x.example/"],
  ["https://x.example/", "/about/", "https://x.example/about"],
  ["http://localhost:9000", "/blog/page/2", "http://localhost:9000/blog/page/2"],
  ["https://x.example", "/tag/वेब", "https://x.example/tag/%E0%A4%B5%E0%A5%87%E0%A4%AC"],
])("at %s the path %s is %s", (siteUrl, path, url) => {
  expect(absoluteUrl(siteUrl, path)).toBe(url)
})

test("a category cannot have the first segment of another page", () => {
  for (const segment of ["blog", "search", "amp", "api", "tag", "category", "404"])
    expect(isReservedSegment(segment)).toBe(true)
  expect(isReservedSegment("")).toBe(false)
  expect(isReservedSegment("analytics")).toBe(false)
})

test("fixed addresses are unique and, except home, do not end in a slash", () => {
  const all = Object.values(paths)
  expect(all.filter(path => !/^\/$|^\/.*[^/]$/.test(path))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ["/404.html", 404],
  ["/404/", 404],
  ["/blog/404.html", 404],
  ["/analytics/404.html", 404],
  ["/category/analytics/", 410],
  ["/tag/404", 200],
  ["/blog", 200],
])("the page at %s answers %i", (path, expected) => {
  expect(statusOf(path)).toBe(expected)
})
