import { graphql } from "gatsby"
import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"

// Approximate amounts, so two significant digits.
const dollars = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 })
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" })

/**
 * A fee in US dollars at the rate of `content/site.json`, or nothing without a rate.
 * @param fee as in the content: "₹2,00,000 to ₹6,00,000 per project"
 */
export const dollarFee = (fee: string, rate = site.dollar): string => {
  if (!rate) return ""
  const [from, to] = [...fee.matchAll(/₹([\d,]+)/g)].map(
    ([, rupees = ""]) => `$${dollars.format(Number(rupees.replaceAll(",", "")) / rate.rupees)}`,
  )
  return `about ${from}–${to} at ₹${rate.rupees} to the dollar, ${month.format(new Date(rate.on))}`
}

/** What clients ask first about a service. */
export const ServiceFacts = ({ service }: { service: Queries.ServiceFactsFragment }) => {
  const { duration, yourSide, fee } = service
  return (
    <div className="service-facts">
      <p className="small-heading">At a glance</p>
      <dl className="facts">
        {duration && (
          <div>
            <dt>How long it takes</dt>
            <dd>{duration}</dd>
          </div>
        )}
        {yourSide && (
          <div>
            <dt>What we need</dt>
            <dd>{yourSide}</dd>
          </div>
        )}
        {fee && (
          <div>
            <dt>Typical fee</dt>
            <dd>
              {fee} <small className="fine">{dollarFee(fee)}</small>
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink to={addresses.contact}>Book Consultation</ButtonLink>
    </div>
  )
}

/** @public */
export const serviceFacts = graphql`
  fragment ServiceFacts on Service {
    duration
    yourSide
    fee
  }
`
