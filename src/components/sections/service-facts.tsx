import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { feeText, formatConverted } from "../../shared/number-format"
import { contactPath } from "../../shared/paths"
import { site } from "../../shared/site"
import { fillTokens } from "../../shared/text-tokens"
import { feeWords } from "../../shared/words/fees"
import { ButtonLink } from "../ui/button"
import { Facts } from "../ui/facts"
import { booking } from "./link-lists"

/** "about $2,300–$6,800"; empty without an exchange rate */
export const convertedFee = ({ from, to }: Pick<Queries.Fee, "from" | "to">): string =>
  site.exchange
    ? fillTokens(feeWords.about, {
        fee: `${formatConverted(from, site.exchange.rate)}–${formatConverted(to, site.exchange.rate)}`,
      })
    : ""

type ServiceFactsProps = {
  service: Queries.ServiceFactsFragment
  names: Queries.ServiceFactNamesFragment | null
  children?: ReactNode
}

export const ServiceFacts = ({ service, names, children }: ServiceFactsProps) => {
  const { slug, duration, fee } = service
  const feeInBoth = fee && (
    <>
      {feeText(fee)} <small className="fine">{convertedFee(fee)}</small>
    </>
  )
  return (
    <div className="service-facts ink-rule">
      <p className="small-heading">{names?.heading}</p>
      <Facts
        facts={[
          [names?.duration ?? "", duration],
          [names?.fee ?? "", feeInBoth],
        ]}
      />
      <ButtonLink to={contactPath(slug, slug)}>{booking.label}</ButtonLink>
      {children}
    </div>
  )
}

/** @public */
export const serviceFacts = graphql`
  fragment ServiceFactNames on ServiceFactNames { heading duration fee }
  fragment ServiceFacts on Service { slug duration fee { from to per } }
`
