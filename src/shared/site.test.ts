import { site, whatsappUrl } from "./site"

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
