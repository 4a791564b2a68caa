import { parsePath } from "./gatsby-link"

test.each([
  ["/blog", "/blog", "", ""],
  ["/services#data-analytics", "/services", "", "#data-analytics"],
  ["/search?q=a%3F#x?y", "/search", "?q=a%3F", "#x?y"],
  ["/search?#", "/search", "", ""],
  ["", "/", "", ""],
])("%s has its parts", (path, pathname, search, hash) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash })
})
