import { site } from "../../shared/site"
import { dollarFee } from "./service-facts"

const rate = { rupees: 80, on: "2025-08-29" }

test("a fee in rupees is also shown in dollars, with the rate and its month", () => {
  expect(dollarFee("₹2,00,000 to ₹6,45,000 per project", rate)).toBe(
    "about $2,500–$8,100 at ₹80 to the dollar, August 2025",
  )
})

test("without a rate there are no dollars", () => {
  jest.replaceProperty(site, "dollar", undefined)
  expect(dollarFee("₹2,00,000 to ₹6,00,000 per month")).toBe("")
})
