import { render } from "../../../test/support/render"
import { reservedIds } from "../../shared/reserved-ids"
import { wrapPage } from "./page-shell"

const page = (pathname: string) =>
  render(wrapPage({ element: <h1>The page</h1>, props: { location: { pathname } } }))

test("every id of the shell is reserved, so no heading can use it", () => {
  for (const [, id] of page("/about").matchAll(/ id="([^"]*)"/g)) expect(reservedIds).toContain(id)
})

test("a trailing slash in the browser's address changes nothing", () => {
  expect(page("/about/")).toBe(page("/about"))
})
