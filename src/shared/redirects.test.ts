import { expandRedirects, firstSlug } from "./redirects"

test("a section is one redirect per page below its new address, after single addresses and earlier sections", () => {
  const redirects = [
    { from: "/old/*", to: "/new/*" },
    { from: "/old/*", to: "/newer/*" },
    { from: "/old/a", to: "/new" },
  ]
  expect(expandRedirects(redirects, ["/", "/new", "/new/a", "/new/b/c", "/newer/x"])).toEqual([
    { from: "/old/a", to: "/new" },
    { from: "/old/b/c", to: "/new/b/c" },
    { from: "/old/x", to: "/newer/x" },
  ])
})

test.each<[which: string, redirects: [from: string, to: string][], slug: string]>([
  ["its own if no redirect leads to it", [["/blog/x", "/blog/y"]], "c"],
  [
    "that of the oldest redirect, however often it was renamed",
    [
      ["/blog/a", "/blog/c"],
      ["/blog/b", "/blog/c"],
    ],
    "a",
  ],
  ["found through its category address", [["/seo/a", "/seo/c"]], "a"],
  ["found through /blog", [["/blog/a", "/seo/c"]], "a"],
  ["not the name of an offer", [["/offer", "/blog/c"]], "c"],
  ["not the name of a redirect from elsewhere", [["/go/now", "/blog/c"]], "c"],
  ["the same when the category is renamed", [["/old-category/c", "/seo/c"]], "c"],
])("the slug that an article was first published under is %s", (_which, redirects, slug) => {
  const all = redirects.map(([from, to]) => ({ from, to }))
  expect(firstSlug("c", ["/blog/c", "/seo/c"], all)).toBe(slug)
})
