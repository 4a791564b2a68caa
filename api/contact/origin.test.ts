import { isAmpCacheOrigin, originKind } from "./origin"

const request = (headers: Record<string, string>, originalUrl = "/api/contact") => ({ headers, originalUrl })
const site = "https://site.example"

test.each([
  [{}, "none"],
  [{ origin: "https://site.example" }, "site"],
  [{ origin: "http://localhost:8000", host: "localhost:8000" }, "site"],
  [{ origin: "https://preview.host", host: "preview.host" }, "site"],
  [{ origin: "https://evil.example", host: "site.example" }, "other"],
  [{ origin: "https://site.example.evil.example", host: "site.example" }, "other"],
  [{ origin: "https://site.example:444", host: "site.example" }, "other"],
  [{ origin: "null", host: "site.example" }, "other"],
  [{ origin: "https://public.example", host: "inner:80", "x-forwarded-host": "public.example" }, "other"],
  [{ origin: "https://site-example.cdn.ampproject.org" }, "amp-cache"],
])("%j is %s", (headers, kind) => {
  expect(originKind(request(headers), site, 0)).toBe(kind)
})

test("a host forwarded by a trusted proxy counts as the request's own", () => {
  const req = request({
    origin: "https://public.example",
    host: "inner:80",
    "x-forwarded-host": "public.example",
  })
  expect(originKind(req, site, 1)).toBe("site")
})

test("an AMP source origin other than the site is refused", () => {
  const req = request({}, "/api/contact?__amp_source_origin=https%3A%2F%2Fevil.example")
  expect(originKind(req, site, 0)).toBe("other")
})

test.each([
  ["https://site-example.cdn.ampproject.org", "site.example", true],
  ["https://site-example.www.bing-amp.com", "site.example", true],
  ["https://hello--world-com.cdn.ampproject.org", "hello-world.com", true],
  ["https://0-en--us-example-com-0.cdn.ampproject.org", "en-us.example.com", true],
  ["https://xn--mnchen-example-gsb.cdn.ampproject.org", "xn--mnchen-3ya.example", true],
  ["http://site-example.cdn.ampproject.org", "site.example", false],
  ["https://evil-example.cdn.ampproject.org", "site.example", false],
  ["https://cdn.ampproject.org", "site.example", false],
  ["https://site-example.cdn.ampproject.org.evil.example", "site.example", false],
])("%s is an AMP cache of %s: %s", (origin, domain, expected) => {
  expect(isAmpCacheOrigin(origin, domain)).toBe(expected)
})
