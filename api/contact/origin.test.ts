import { ampSubdomains, corsHeaders, isAmpCacheOrigin, isAmpRequest, originKind } from "./origin"

const request = (headers: Record<string, string>, url = "/api/contact") => ({ headers, url })
const site = "https://site.example"

test.each([
  [{}, "none"],
  [{ origin: "https://site.example" }, "site"],
  [{ origin: "http://localhost:8000", host: "localhost:8000" }, "site"],
  [{ origin: "https://preview.host", host: "preview.host" }, "site"],
  [{ origin: "https://evil.example", host: "site.example" }, "stranger"],
  [{ origin: "https://site.example.evil.example", host: "site.example" }, "stranger"],
  [{ origin: "https://site.example:444", host: "site.example" }, "stranger"],
  [{ origin: "null", host: "site.example" }, "stranger"],
  [{ origin: "https://public.example", host: "inner:80", "x-forwarded-host": "public.example" }, "stranger"],
  [{ origin: "https://site-example.cdn.ampproject.org" }, "amp-cache"],
])("%j is %s", (headers, kind) => {
  expect(originKind(request(headers), site, 0)).toBe(kind)
})

test("the host a trusted proxy forwards is the request's own", () => {
  const req = request({
    origin: "https://public.example",
    host: "inner:80",
    "x-forwarded-host": "public.example",
  })
  expect(originKind(req, site, 1)).toBe("site")
})

test("an AMP source origin that is not the site is a stranger", () => {
  const req = request({}, "/api/contact?__amp_source_origin=https%3A%2F%2Fevil.example")
  expect(originKind(req, site, 0)).toBe("stranger")
})

test("an AMP cache is echoed with the source origin", () => {
  const headers = { origin: "https://site-example.cdn.ampproject.org" }
  const req = request(headers, "/api/contact?__amp_source_origin=https%3A%2F%2Fsite.example")
  expect(corsHeaders(req, "amp-cache")).toEqual({
    "Access-Control-Allow-Origin": headers.origin,
    "Access-Control-Allow-Credentials": "true",
    "AMP-Access-Control-Allow-Source-Origin": site,
    "Access-Control-Expose-Headers": "AMP-Access-Control-Allow-Source-Origin",
  })
  expect(isAmpRequest(req, "amp-cache")).toBe(true)
  expect(corsHeaders(req, "stranger")).toEqual({})
})

test.each([
  ["pub.com", "pub-com"],
  ["www.example.com", "www-example-com"],
  ["hello-world.com", "hello--world-com"],
  ["en-us.example.com", "0-en--us-example-com-0"],
  ["xn--mnchen-3ya.example", "xn--mnchen-example-gsb"],
])("%s is %s in a cache", (domain, name) => {
  expect(ampSubdomains(domain)).toContain(name)
})

test("a name too long for a label has only its hash", () => {
  const names = ampSubdomains(`${"a".repeat(60)}.example.com`)
  expect(names).toEqual([expect.stringMatching(/^[a-z2-7]{52}$/)])
})

test("the hash is the base32 SHA-256 of the domain", () => {
  expect(ampSubdomains("example.com")).toContain("un42n5xov642kxrxrqiyanhcoupgql5lt4wtbkyt2ijflbwodfdq")
})

test.each([
  ["https://site-example.cdn.ampproject.org", true],
  ["https://site-example.www.bing-amp.com", true],
  ["http://site-example.cdn.ampproject.org", false],
  ["https://evil-example.cdn.ampproject.org", false],
  ["https://cdn.ampproject.org", false],
  ["https://site-example.cdn.ampproject.org.evil.example", false],
])("%s: %s", (origin, expected) => {
  expect(isAmpCacheOrigin(origin, "site.example")).toBe(expected)
})
