import type { ReactElement } from "react"
import { render, tags } from "../../../test/support/render"
import { paths } from "../../shared/paths"
import { reservedIds } from "../../shared/reserved-ids"
import { site } from "../../shared/site"
import { NavigationLinks } from "./navigation-links"
import { wrapPage } from "./page-shell"

const page = (pathname: string, props = {}) =>
  render(
    wrapPage({ element: <h1>The page</h1>, props: { location: { pathname }, ...props } }) as ReactElement,
  )

test("every id of the shell is reserved, so no heading can use it", () => {
  for (const [, id] of page("/about").matchAll(/ id="([^"]*)"/g)) expect(reservedIds).toContain(id)
})

test("a trailing slash in the browser's address changes nothing", () => {
  expect(page("/about/")).toBe(page("/about"))
})

test.each([
  ["/nope/x", "/404.html", undefined],
  ["/blog/x", "/blog/404.html", "/blog"],
  ["/analytics/x", "/analytics/404.html", "/blog"],
])("the unknown address %s has the shell of %s, as sent by a server", (pathname, served, section) => {
  const pageResources = { page: { path: "/404.html" } }
  const data = { allCategory: { nodes: [{ path: "/analytics" }] } }
  expect(page(pathname, { pageResources, data })).toBe(page(served, { pageContext: { section } }))
})

test.each([
  ["/", undefined, [["/", "page"]]],
  ["/blog", "/blog", [["/blog", "page"]]],
  ["/blog/some-article", "/blog", [["/blog", "true"]]],
  ["/resources/checklist", undefined, [["/resources", "true"]]],
  ["/analytics", "/blog", [["/blog", "true"]]],
  ["/landing", undefined, []],
  ["/404.html", undefined, []],
])("on %s, which belongs to %s, the navigation marks %j as current", (path, section, expected) => {
  const links = tags(render(<NavigationLinks path={path} section={section} />), "a")
  expect(links.map(tag => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(site.navigation.map(link => link.path))
  const marked = links.flatMap(tag => {
    const kind = /aria-current="(\w+)"/.exec(tag)?.[1]
    return kind ? [[/href="([^"]*)"/.exec(tag)?.[1], kind]] : []
  })
  expect(marked).toEqual(expected)
  expect(Object.values(paths)).toEqual(expect.arrayContaining(site.navigation.map(link => link.path)))
})
