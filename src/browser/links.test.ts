import { leaveToBrowser, pageLink } from "./links"

const origin = "https://site.example"

beforeAll(() => Object.assign(globalThis, { location: new URL(`${origin}/blog`) }))

const link = (href: string, attributes: Record<string, string> = {}): HTMLAnchorElement => {
  const url = new URL(href, location.href)
  const all: Record<string, string> = { href, ...attributes }
  return {
    pathname: url.pathname,
    search: url.search,
    origin: url.origin,
    target: attributes.target ?? "",
    getAttribute: (name: string) => all[name] ?? null,
    hasAttribute: (name: string) => name in all,
  } as HTMLAnchorElement
}

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/tag/seo", "/tag/seo"],
  ["/services#data-analytics", "/services"],
  ["/search?q=x", "/search?q=x"],
])("%s is followed within the application", (to, page) => {
  expect(pageLink(link(to))).toEqual({ to, page })
})

test.each([
  "/amp",
  "/amp/blog",
  "/downloads/list.pdf",
  "/sitemap-index.xml",
  "https://x.example/about",
  "//x.example/about",
  "mailto:a@x.example",
  "#main",
])("%s is an ordinary link", to => {
  expect(pageLink(link(to))).toBeUndefined()
})

test.each([
  ["the document of a gone address", { "data-document": "" }],
  ["a download", { download: "" }],
  ["a new tab", { target: "_blank" }],
])("%s leaves the application", (_, attributes) => {
  expect(pageLink(link("/about", attributes))).toBeUndefined()
})

test("a page that could not be fetched is the browser's, and no other", () => {
  leaveToBrowser("/services")
  expect(pageLink(link("/services#seo-consulting"))).toBeUndefined()
  expect(pageLink(link("/services?page=2"))).toEqual({ to: "/services?page=2", page: "/services?page=2" })
  expect(pageLink(link("/results"))).toEqual({ to: "/results", page: "/results" })
})
