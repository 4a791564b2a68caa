import { listingPath, listingPaths } from "./listing-paths"

test("the first page of a listing is the listing itself, the others are below it", () => {
  expect([1, 2, 10].map(page => listingPath("/tag/seo", page))).toEqual([
    "/tag/seo",
    "/tag/seo/page/2",
    "/tag/seo/page/10",
  ])
})

test.each([
  [0, ["/blog"]],
  [50, ["/blog"]],
  [51, ["/blog", "/blog/page/2"]],
  [101, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("%i posts are on %j", (posts, paths) => {
  expect(listingPaths("/blog", posts)).toEqual(paths)
})
