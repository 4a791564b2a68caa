import { breadcrumb } from "./breadcrumb"

const home = { label: "Home", path: "/" }

test("home has no breadcrumb", () => {
  expect(breadcrumb("/")).toEqual([])
})

test("labels are the segments with each hyphen-separated word capitalised", () => {
  expect(breadcrumb("/seo-strategies/seo-technical-foundations").map(({ label }) => label)).toEqual([
    "Home",
    "Seo Strategies",
    "Seo Technical Foundations",
  ])
})

test("every step is a link but the page itself", () => {
  expect(breadcrumb("/resources/checklist")).toEqual([
    home,
    { label: "Resources", path: "/resources" },
    { label: "Checklist", path: undefined },
  ])
})

test.each(["/tag/digital-marketing", "/category/digital-marketing"])(
  "%s has a step without a link, since there is no page",
  path => {
    expect(breadcrumb(path).map(crumb => crumb.path)).toEqual(["/", undefined, undefined])
    expect(breadcrumb(path).at(-1)?.label).toBe("Digital Marketing")
  },
)

test("a further page of a listing leads back to the listing, not to /blog/page", () => {
  expect(breadcrumb("/blog/page/2")).toEqual([
    home,
    { label: "Blog", path: "/blog" },
    { label: "Page", path: undefined },
    { label: "2", path: undefined },
  ])
})

test("a further page of a tag has both steps without a page left unlinked", () => {
  expect(breadcrumb("/tag/seo/page/2").map(({ path }) => path)).toEqual([
    "/",
    undefined,
    "/tag/seo",
    undefined,
    undefined,
  ])
})

test("a segment called page is an ordinary step unless a number follows", () => {
  expect(breadcrumb("/analytics/page").at(-1)).toEqual({ label: "Page", path: undefined })
  expect(breadcrumb("/analytics/page/about").map(({ path }) => path)).toContain("/analytics/page")
})

test("the page for unknown addresses is no step; its section is", () => {
  expect(breadcrumb("/404.html")).toEqual([home])
  expect(breadcrumb("/404")).toEqual([home])
  expect(breadcrumb("/blog/404.html")).toEqual([home, { label: "Blog", path: "/blog" }])
  expect(breadcrumb("/blog/404-errors").at(-1)?.label).toBe("404 Errors")
})

test("encoded segments are shown decoded, and linked as they were", () => {
  expect(breadcrumb("/%E0%A4%B5%E0%A5%87%E0%A4%AC/r%26d")).toEqual([
    home,
    { label: "वेब", path: "/%E0%A4%B5%E0%A5%87%E0%A4%AC" },
    { label: "R&d", path: undefined },
  ])
})

test("an address that is not well encoded is shown as it is", () => {
  expect(breadcrumb("/100%").at(-1)?.label).toBe("100%")
})

test("a trailing slash adds no step", () => {
  expect(breadcrumb("/about/")).toEqual(breadcrumb("/about"))
})
