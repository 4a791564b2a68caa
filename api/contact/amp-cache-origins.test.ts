import { ampSubdomains, isAmpCacheOrigin } from "./amp-cache-origins"

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
  expect(isAmpCacheOrigin(origin, ["site.example"])).toBe(expected)
})
