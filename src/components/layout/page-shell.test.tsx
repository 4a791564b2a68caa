import type { ReactElement } from "react"
import { render } from "../../../test/support/render"
import { reservedIds } from "../../shared/reserved-ids"
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
