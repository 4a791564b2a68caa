import type { ReactElement } from "react"
import { render, tags } from "../../../test/support/render"
import { layoutIds } from "../../shared/page-ids"
import { site } from "../../shared/site"
import { wrapPage } from "./page-shell"

const page = (pathname: string) =>
  render(wrapPage({ element: <h1>The page</h1>, props: { location: { pathname } } }) as ReactElement)

test("every page begins with a way past the header, to its main part", () => {
  const html = page("/about")
  expect(html).toMatch(/^<a class="skip-link" href="#main">/)
  expect(html).toMatch(/<main id="main" tabindex="-1"><h1>The page<\/h1><\/main>/i)
})

test("every id of the shell is one that no heading takes", () => {
  for (const [, id] of page("/about").matchAll(/ id="([^"]*)"/g)) expect(layoutIds).toContain(id)
})

test("no id stands twice, and every label's field is there", () => {
  const html = page("/about")
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of html.matchAll(/ for="([^"]*)"/g)) expect(ids).toContain(id)
})

test("header and side menu lead to the consultation, and the side menu to the audit", () => {
  const [header = "", menu = ""] = page("/").split("<dialog")
  expect(header).toMatch(/href="\/contact" class="[^"]*">Book Consultation</)
  expect(menu).toMatch(/href="\/contact" class="[^"]*">Book Consultation</)
  expect(menu).toMatch(/href="\/landing" class="[^"]*">Free SEO Audit</)
})

test("the side menu opens and closes even where no script runs", () => {
  const html = page("/")
  expect(tags(html, "dialog")[0]).toContain('id="side-menu"')
  expect(tags(html, "button").filter(tag => tag.includes('commandfor="side-menu"'))).toHaveLength(2)
  expect(html).toMatch(/<a href="#site-index" class="no-script-menu/)
  expect(html).toContain('id="site-index"')
})

test("the footer has the description, the navigation, the legal pages, and the year of the build", () => {
  const environment = jest.replaceProperty(process, "env", { ...process.env, GATSBY_BUILD_YEAR: "2031" })
  const footer = page("/about").split("<footer")[1] ?? ""
  environment.restore()
  expect(footer).toContain(site.description)
  for (const { path } of site.navigation) expect(footer).toContain(`href="${path}"`)
  for (const path of ["/privacy", "/terms", "/sitemap"]) expect(footer).toContain(`href="${path}"`)
  expect(footer).toContain(`© <time>2031</time> ${site.brand}`)
})

test("the landmarks of one kind have different names", () => {
  const names = tags(page("/about"), "nav").map(tag => /aria-label="([^"]*)"/.exec(tag)?.[1])
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

test("the breadcrumb stands on every page but home", () => {
  expect(page("/about")).toContain('aria-label="Breadcrumb"')
  expect(page("/")).not.toContain('aria-label="Breadcrumb"')
})

test("a trailing slash in the browser's address changes nothing", () => {
  expect(page("/about/")).toBe(page("/about"))
})

test.each([
  ["/nope/x", "/404.html"],
  ["/blog/x", "/blog/404.html"],
  ["/analytics/x", "/analytics/404.html"],
])(
  "the unknown address %s has the header and breadcrumb of %s, the document a server answers with",
  (pathname, served) => {
    const props = {
      location: { pathname },
      pageResources: { page: { path: "/404.html" } },
      data: { allCategory: { nodes: [{ path: "/analytics" }] } },
    }
    expect(render(wrapPage({ element: <h1>The page</h1>, props }) as ReactElement)).toBe(page(served))
  },
)

test("AMP documents bring their own shell", () => {
  expect(page("/amp")).toBe("<h1>The page</h1>")
  expect(page("/amp/blog/")).toBe("<h1>The page</h1>")
})
