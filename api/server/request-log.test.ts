import { loggedPath } from "./request-log"

test.each([
  ["/about?email=a@b.example", "/about"],
  ["/x#y", "/x"],
  ["/unsubscribe/jane@b.example/now", "/unsubscribe/…/now"],
  ["/jane%40b.example", "/…"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test("a long path is cut", () => {
  expect(loggedPath(`/${"a".repeat(5000)}`)).toHaveLength(200)
})
