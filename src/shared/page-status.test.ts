import { isErrorPath, pageStatus } from "./page-status"

jest.mock("../../content/retired.json", () => ({ posts: ["old"] }))

test.each([
  ["/category/analytics", 410],
  ["/404", 404],
  ["/404.html", 404],
  ["/blog/404.html", 404],
  ["/analytics/404.html", 404],
  ["/blog/old", 410],
  ["/analytics/old", 200],
  ["/blog/older", 200],
  ["/blog/new", 200],
  ["/tag/404", 200],
  ["/blog/http-404", 200],
  ["/category", 200],
  ["/", 200],
])("%s answers %i and is an error page unless that is 200", (path, status) => {
  expect(pageStatus(path)).toBe(status)
  expect(isErrorPath(path)).toBe(status !== 200)
})
