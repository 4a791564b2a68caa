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

const fail = () => {
  throw new Error("of a foreign script")
}

test.each<[string, object]>([
  ["elements of the page", { plausible: { id: "plausible" }, umami: { id: "umami" } }],
  ["of another version", { plausible: "v2", umami: { track: { event: 1 } } }],
  ["nothing", { plausible: null, umami: null }],
  ["a function without track", { umami: () => undefined }],
  ["functions that fail", { plausible: fail, umami: { track: fail } }],
  ["functions that fail later", { plausible: async () => fail(), umami: { track: async () => fail() } }],
])("programs that are %s disturb nothing", async (_what, foreign) => {
  Object.assign(globalThis, { plausible: undefined, umami: undefined }, foreign)
  expect(() => countEnquiry("audit")).not.toThrow()
  // A rejection that nobody handles would fail the test.
  await new Promise(resolve => setTimeout(resolve))
})

test("one program that fails does not keep the form from the other", () => {
  const track = jest.fn()
  Object.assign(globalThis, { plausible: fail, umami: { track } })
  countEnquiry("audit")
  expect(track).toHaveBeenCalledTimes(1)
  Object.defineProperty(globalThis, "umami", { get: fail, configurable: true })
  expect(() => countEnquiry("audit")).not.toThrow()
  Object.defineProperty(globalThis, "umami", { value: undefined })
})
