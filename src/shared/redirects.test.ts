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

describe("the slug that an article was first published under", () => {
  const paths = ["/blog/c", "/seo/c"]
  const first = (...redirects: [string, string][]) =>
    firstSlug(
      "c",
      paths,
      redirects.map(([from, to]) => ({ from, to })),
    )

  test("is its own if no redirect leads to it", () => {
    expect(first(["/blog/x", "/blog/y"])).toBe("c")
  })
  test("is that of the oldest redirect, however often it was renamed", () => {
    expect(first(["/blog/a", "/blog/c"], ["/blog/b", "/blog/c"])).toBe("a")
  })
  test("is also found through its category address, and through /blog", () => {
    expect(first(["/seo/a", "/seo/c"])).toBe("a")
    expect(first(["/blog/a", "/seo/c"])).toBe("a")
  })
  test("is not the name of a redirect from elsewhere", () => {
    expect(first(["/offer", "/blog/c"], ["/go/now", "/blog/c"])).toBe("c")
  })
  test("stays when the category is renamed", () => {
    expect(first(["/old-category/c", "/seo/c"])).toBe("c")
  })
})
