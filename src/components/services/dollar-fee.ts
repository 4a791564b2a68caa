import { site } from "../../shared/site"

/** Two significant digits: an approximate amount claims no more. */
const dollars = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 })
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" })

/**
 * What a fee in rupees is in US dollars, at the rate of `content/site.json`; empty where that has none.
 * @param fee as the content has it: "₹2,00,000 to ₹6,00,000 per project"
 */
export const dollarFee = (fee: string, rate = site.dollar): string => {
  if (!rate) return ""
  const [from, to] = [...fee.matchAll(/₹([\d,]+)/g)].map(
    ([, rupees = ""]) => `$${dollars.format(Number(rupees.replaceAll(",", "")) / rate.rupees)}`,
  )
  return `about ${from}–${to} at ₹${rate.rupees} to the dollar, ${month.format(new Date(rate.on))}`
}
