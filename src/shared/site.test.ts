import { isRealKey, site, whatsappUrl } from "./site"

jest.mock("../../content/site.json", () => ({
  brand: "Kumbh",
  tagline: "By {brand}",
  contact: {},
  claims: [{ label: "answers within {responseHours} hours" }],
  consultation: { responseHours: 12 },
}))

test("tokens in the texts of content/site.json are replaced", () => {
  expect(site).toMatchObject({ tagline: "By Kumbh", claims: [{ label: "answers within 12 hours" }] })
})

test("without a number there is no address of WhatsApp", () => {
  expect(whatsappUrl).toBeUndefined()
})

test.each(["5f3c9a1b2d4e6f7081920a3b", "5f3c9a1b/1hq2c3d4e", "abcd_1234-EFGH"])("%s is a key", key => {
  expect(isRealKey(key)).toBe(true)
})

test.each([
  "short",
  "YOUR_CHAT_KEY",
  "XXXX-XXXX",
  "changeme123",
  "placeholder",
  "example-key-1",
  'abcdefgh"onload=',
  "https://x.example/k",
])("%j is not a key, so the widget stays off", value => {
  expect(isRealKey(value)).toBe(false)
})
