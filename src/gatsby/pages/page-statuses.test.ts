/** @proves Server: statuses */
import { sayNotFound, sayStatus } from "./page-statuses"

test("statuses and pages for unknown paths are said as redirects", () => {
  const createRedirect = jest.fn()
  sayStatus({ createRedirect }, "/blog/old", 410)
  sayNotFound({ createRedirect }, "/blog", "/blog/404.html")
  expect(createRedirect.mock.calls.flat()).toEqual([
    { fromPath: "/blog/old ", toPath: "/blog/old", statusCode: 410, force: true },
    { fromPath: "/blog/*", toPath: "/blog/404.html", statusCode: 404 },
  ])
})
