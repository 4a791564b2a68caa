import { useEffect, useRef } from "react"
import type { Fields } from "../../shared/enquiry/forms"
import { siteAddress } from "../../shared/enquiry/site-address"
import { Button } from "../ui/button"
import { AnswerPromise } from "./answer-promise"
import type { EnquiryKind } from "./enquiry-kinds"

type SentEnquiryProps = {
  kind: EnquiryKind
  /** As they were sent. */
  answers: Fields
  /** Shows the form again. */
  onAgain: () => void
}

/**
 * Takes the form's place once it is sent: what was received, when and how the answer comes, what to read until then. The
 * focus moves to its heading (design-system.service.gov.uk, "Confirmation pages").
 */
export const SentEnquiry = ({ kind, answers, onAgain }: SentEnquiryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { site = "", email = "" } = answers
  return (
    <section className="sent">
      <h2 ref={heading} tabIndex={-1}>
        {kind.received}
      </h2>
      <dl className="facts">
        {site && (
          <div>
            <dt>Site</dt>
            <dd>{siteAddress(site)}</dd>
          </div>
        )}
        <div>
          <dt>We’ll reply to</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <AnswerPromise />
      <Button variant="outline" onClick={onAgain}>
        {kind.again}
      </Button>
    </section>
  )
}
