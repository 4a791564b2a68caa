import { countEnquiry, visitCounter, visitCounting } from "./visit-counter"

const script = "https://count.example/js/script.js"

test.each([
  [{ script: "" }, undefined],
  [{ script, siteUrl: "https://www.site.example" }, "www.site.example"],
  [{ script, site: "b0a1", siteUrl: "https://www.site.example" }, "b0a1"],
])("with the settings %j the site is known as %s", (settings, site) => {
  expect(visitCounter(settings)?.site).toBe(site)
})

test("the privacy policy names the program if there is one", () => {
  expect(visitCounting(script)).toContain("count.example")
  expect(visitCounting()).toMatch(/not counted/)
})

test("a sent form is an event of whichever program is there", () => {
  const [plausible, track] = [jest.fn(), jest.fn()]
  countEnquiry("audit")
  Object.assign(globalThis, { plausible, umami: { track } })
  countEnquiry("audit")
  expect(plausible.mock.calls).toEqual([["Enquiry", { props: { form: "audit" } }]])
  expect(track.mock.calls).toEqual([["Enquiry", { form: "audit" }]])
})
