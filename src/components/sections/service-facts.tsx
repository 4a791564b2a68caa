import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { formatConverted, formatMoney } from "../../shared/number-format"
import { contactPath } from "../../shared/paths"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import { Facts } from "../ui/facts"

type Fee = { readonly from: number; readonly to: number; readonly per: string }

/** "₹2,00,000 to ₹6,00,000 per project" */
export const feeText = ({ from, to, per }: Fee): string =>
  `${formatMoney(from)} to ${formatMoney(to)} per ${per}`

/** "about $2,300–$6,800"; empty without an exchange rate */
export const convertedFee = ({ from, to }: Fee): string =>
  site.exchange
    ? `about ${formatConverted(from, site.exchange.rate)}–${formatConverted(to, site.exchange.rate)}`
    : ""

type ServiceFactsProps = { service: Queries.ServiceFactsFragment; children?: ReactNode }

export const ServiceFacts = ({ service, children }: ServiceFactsProps) => {
  const { slug, duration, fee } = service
  const feeInBoth = fee && (
    <>
      {feeText(fee)} <small className="fine">{convertedFee(fee)}</small>
    </>
  )
  return (
    <div className="service-facts ink-rule">
      <p className="small-heading">At a glance</p>
      <Facts
        facts={[
          ["How long it takes", duration],
          ["Typical fee", feeInBoth],
        ]}
      />
      <ButtonLink to={contactPath(slug, slug)}>Book Consultation</ButtonLink>
      {children}
    </div>
  )
}

/** @public */
export const serviceFacts = graphql`
  fragment ServiceFacts on Service { slug duration fee { from to per } }
`
