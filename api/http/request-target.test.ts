/** @proves Server: malformed requests */
import { requestTarget } from "./request-target"

test.each([
  ["/", { path: "/", query: "" }],
  ["/about?a=b&c=%20", { path: "/about", query: "?a=b&c=%20" }],
  ["/search?q=a?b", { path: "/search", query: "?q=a?b" }],
  ["/caf%C3%A9", { path: "/café", query: "" }],
  ["http://site.example/about?x", { path: "/about", query: "?x" }],
  ["http://site.example", { path: "/", query: "" }],
])("%s is read", (url, target) => {
  expect(requestTarget(url)).toEqual(target)
})

test.each(["*", "", "about", "/%", "/%E0%A4%A", "ftp://x/about"])("%s is no target", url => {
  expect(requestTarget(url)).toBeUndefined()
})

test.each(["/a%2Fb", "/a%5cb", "/a%00", "/a\\b"])("%s stays as it is, so that it names nothing", url => {
  expect(requestTarget(url)?.path).toBe(url)
})
