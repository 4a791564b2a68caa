import { isAmpCacheOrigin, originKind } from "./request"

const request = (headers: Record<string, string>, originalUrl = "/api/contact") => ({ headers, originalUrl })
const site = "https://site.example"

const forwarded = { origin: "https://public.example", host: "inner:80", "x-forwarded-host": "public.example" }

test.each<[headers: Record<string, string>, kind: string, proxies?: number]>([
  [{}, "none"],
  [{ origin: "https://site.example" }, "site"],
  [{ origin: "http://localhost:8000", host: "localhost:8000" }, "site"],
  [{ origin: "https://preview.host", host: "preview.host" }, "site"],
  [{ origin: "https://evil.example", host: "site.example" }, "other"],
  [{ origin: "https://site.example.evil.example", host: "site.example" }, "other"],
  [{ origin: "https://site.example:444", host: "site.example" }, "other"],
  [{ origin: "null", host: "site.example" }, "other"],
  [forwarded, "other"],
  [forwarded, "site", 1],
  [{ origin: "https://site-example.cdn.ampproject.org" }, "amp-cache"],
])("%j is %s behind %p trusted proxies", (headers, kind, proxies = 0) => {
  expect(originKind(request(headers), site, proxies)).toBe(kind)
})

test.each<[headers: Record<string, string>, kind: string]>([
  [{ origin: "https://site.example", host: "site.example" }, "site"],
  [{ origin: "https://site.example", host: "inner:80" }, "other"],
  [{ origin: "https://site-example.cdn.ampproject.org", host: "site.example" }, "amp-cache"],
  [{ host: "inner:80" }, "none"],
])("where nothing says the site's address, %j is %s", (headers, kind) => {
  for (const unknown of [undefined, ""]) expect(originKind(request(headers), unknown, 0)).toBe(kind)
})

test.each([
  ["https%3A%2F%2Fevil.example", "site.example"],
  // A name that is no address, as the default of a missing one would be.
  ["x", "-"],
])("the AMP source origin %s at the host %s is refused", (source, host) => {
  const req = request({ host }, `/api/contact?__amp_source_origin=${source}`)
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
