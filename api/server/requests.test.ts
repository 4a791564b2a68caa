import { loggedPath } from "./app"
import { requestTarget } from "./serve-site"

test.each([
  ["/", { path: "/", query: "" }],
  ["/about?a=b&c=%20", { path: "/about", query: "?a=b&c=%20" }],
  ["/search?q=a?b", { path: "/search", query: "?q=a?b" }],
  ["/caf%C3%A9", { path: "/café", query: "" }],
  ["http://site.example/about?x", { path: "/about", query: "?x" }],
  ["http://[::1]:9000/about", { path: "/about", query: "" }],
  ["http://site.example", { path: "/", query: "" }],
])("%s is parsed", (url, target) => {
  expect(requestTarget(url)).toEqual(target)
})

test.each([
  "*",
  "",
  "about",
  "/%",
  "/%E0%A4%A",
  "ftp://x/about",
  "http://[",
  "http://",
  "http:///about",
  "http://a@b/",
])("%s is not a request target", url => {
  expect(requestTarget(url)).toBeUndefined()
})

test.each(["/a%2Fb", "/a%5cb", "/a%00", "/a\\b"])("%s stays encoded, so that it matches no file", url => {
  expect(requestTarget(url)?.path).toBe(url)
})

test.each([
  ["/about?email=a@b.example", "/about"],
  ["/x#y", "/x"],
  ["/unsubscribe/jane@b.example/now", "/unsubscribe/…/now"],
  ["/jane%40b.example", "/…"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test("a long path is truncated", () => {
  expect(loggedPath(`/${"a".repeat(5000)}`)).toHaveLength(200)
})
