import { feeText } from "../../shared/number-format"
import { site } from "../../shared/site"
import { convertedFee } from "./service-facts"

jest.mock("../../../content/site.json", () => ({
  ...jest.requireActual("../../../content/site.json"),
  language: "en-IN",
  currency: "INR",
  exchange: { currency: "USD", rate: 80, on: "2026-11-01" },
}))

const fee = { from: 200000, to: 645000, per: "project" }

test("a fee is shown in the site's currency and roughly in the second one", () => {
  expect(feeText(fee)).toBe("₹2,00,000 to ₹6,45,000 per project")
  expect(convertedFee(fee)).toBe("about $2,500–$8,100")
})

test("without an exchange rate there is no second currency", () => {
  jest.replaceProperty(site, "exchange", undefined)
  expect(convertedFee(fee)).toBe("")
})
