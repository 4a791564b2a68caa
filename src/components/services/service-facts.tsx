import { graphql } from "gatsby"
import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import { Facts } from "../ui/facts"

// Approximate amounts, so two significant digits.
const dollarFormat = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 })
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" })

/**
 * A fee in US dollars at the rate of `content/site.json`, or nothing without a rate.
 * @param fee as in the content: "₹2,00,000 to ₹6,00,000 per project"
 */
export const dollarFee = (fee: string, rate = site.dollar): string => {
  if (!rate) return ""
  const [from, to] = [...fee.matchAll(/₹([\d,]+)/g)].map(
    ([, rupees = ""]) => `$${dollarFormat.format(Number(rupees.replaceAll(",", "")) / rate.rupees)}`,
  )
  return `about ${from}–${to} at ₹${rate.rupees} to the dollar, ${month.format(new Date(rate.on))}`
}

export const ServiceFacts = ({ service }: { service: Queries.ServiceFactsFragment }) => {
  const { duration, yourSide, fee } = service
  const feeInBoth = fee && (
    <>
      {fee} <small className="fine">{dollarFee(fee)}</small>
    </>
  )
  return (
    <div className="service-facts">
      <p className="small-heading">At a glance</p>
      <Facts
        facts={[
          ["How long it takes", duration],
          ["What we need", yourSide],
          ["Typical fee", feeInBoth],
        ]}
      />
      <ButtonLink to={addresses.contact}>Book Consultation</ButtonLink>
    </div>
  )
}

/** @public */
export const serviceFacts = graphql`
  fragment ServiceFacts on Service { duration yourSide fee }
`
