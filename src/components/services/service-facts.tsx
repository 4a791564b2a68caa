import { graphql } from "gatsby"
import { addresses } from "../../shared/addresses"
import { ButtonLink } from "../ui/button"
import { dollarFee } from "./dollar-fee"

/** What a client asks of a service first: how long, who is needed, what it costs, and the way to ask. */
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
