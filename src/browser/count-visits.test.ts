import { countEnquiry } from "./count-visits"

test("a sent form is an event of whichever program is there", () => {
  const [plausible, track] = [jest.fn(), jest.fn()]
  countEnquiry("audit")
  Object.assign(globalThis, { plausible, umami: { track } })
  countEnquiry("audit")
  expect(plausible.mock.calls).toEqual([["Enquiry", { props: { form: "audit" } }]])
  expect(track.mock.calls).toEqual([["Enquiry", { form: "audit" }]])
})
