import { expandRedirects, firstSlug } from "./redirects"

describe("expanding redirects", () => {
  const pages = ["/", "/new", "/new/a", "/new/b/c", "/newer/x"]

  test("a section becomes one redirect per page below its new address", () => {
    expect(expandRedirects([{ from: "/old/*", to: "/new/*" }], pages)).toEqual([
      { from: "/old/a", to: "/new/a" },
      { from: "/old/b/c", to: "/new/b/c" },
    ])
  })

  test("single addresses take precedence over sections, earlier sections over later ones", () => {
    const redirects = [
      { from: "/old/*", to: "/new/*" },
      { from: "/old/*", to: "/newer/*" },
      { from: "/old/a", to: "/new" },
    ]
    expect(expandRedirects(redirects, pages)).toEqual([
      { from: "/old/a", to: "/new" },
      { from: "/old/b/c", to: "/new/b/c" },
      { from: "/old/x", to: "/newer/x" },
    ])
  })
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
