import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import { Facts } from "../ui/facts"

/** "$2,300" from 2272.7: an approximate amount, so two significant digits. */
const inDollars = (amount: number): string =>
  `$${Number(amount.toPrecision(2))}`.replace(/\B(?=(\d{3})+$)/g, ",")

/** @param fee as in the content: "₹2,00,000 to ₹6,00,000 per project" */
export const dollarFee = (fee: string, rate = site.dollar): string => {
  if (!rate) return ""
  const [from, to] = [...fee.matchAll(/₹([\d,]+)/g)].map(([, rupees = ""]) =>
    inDollars(Number(rupees.replaceAll(",", "")) / rate.rupees),
  )
  return `about ${from}–${to}`
}

type ServiceFactsProps = { service: Queries.ServiceFactsFragment; children?: ReactNode }

export const ServiceFacts = ({ service, children }: ServiceFactsProps) => {
  const { duration, clientEffort, fee } = service
  const feeInBoth = fee && (
    <>
      {fee} <small className="fine">{dollarFee(fee)}</small>
    </>
  )
  return (
    <div className="service-facts ink-rule">
      <p className="small-heading">At a glance</p>
      <Facts
        facts={[
          ["How long it takes", duration],
          ["What we need", clientEffort],
          ["Typical fee", feeInBoth],
        ]}
      />
      <ButtonLink to={paths.contact}>Book Consultation</ButtonLink>
      {children}
    </div>
  )
}

/** @public */
export const serviceFacts = graphql`
  fragment ServiceFacts on Service { duration clientEffort fee }
`
