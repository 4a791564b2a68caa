import { site } from "../../shared/site"
import { dollarFee } from "./service-facts"

test("a fee in rupees is also shown in dollars", () => {
  const fee = "₹2,00,000 to ₹6,45,000 per project"
  expect(dollarFee(fee, { rupees: 80 })).toBe("about $2,500–$8,100")
})

test("without a rate there are no dollars", () => {
  jest.replaceProperty(site, "dollar", undefined)
  expect(dollarFee("₹2,00,000 to ₹6,00,000 per month")).toBe("")
})
