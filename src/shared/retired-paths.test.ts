import { isRetiredPath } from "./retired-paths"

jest.mock("../../content/retired.json", () => ({ posts: ["old"] }))

test.each([
  ["/blog/old", true],
  ["/category/analytics", true],
  ["/analytics/old", false],
  ["/blog/older", false],
  ["/category", false],
  ["/", false],
])("%s is retired: %s", (path, expected) => {
  expect(isRetiredPath(path)).toBe(expected)
})
