import { useEffect, useRef } from "react"
import { type Fields, rules } from "../../shared/enquiry/forms"
import { Button } from "../ui/button"
import { answerDay } from "./answer-day"
import { AnswerPromise } from "./answer-promise"
import type { EnquiryKind } from "./enquiry-kinds"

type SentEnquiryProps = {
  kind: EnquiryKind
  /** As they were sent. */
  answers: Fields
  /** Shows the form again. */
  onAgain: () => void
}

const mostShown = 200

const shortened = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)

/**
 * Takes the form's place once it is sent, under the words of its notice: what was sent, by which day it is answered, what
 * to do next. The focus moves to its heading (design-system.service.gov.uk, "Confirmation pages").
 */
export const SentEnquiry = ({ kind, answers, onAgain }: SentEnquiryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name: _name, email: _email, ...asked } = rules[kind.form]
  const facts = Object.entries(asked).flatMap(([field, { label }]) =>
    answers[field] ? [[label, shortened(answers[field])] as const] : [],
  )
  return (
    <section className="sent">
      <h2 ref={heading} tabIndex={-1}>
        {kind.sent.title}
      </h2>
      <dl className="facts">
        {[...facts, ["We’ll reply to", answers.email] as const].map(([label, answer]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {kind.form === "audit" && !answers.site && (
        <p>Which website should we look at? Send us the URL when we email you.</p>
      )}
      <AnswerPromise day={answerDay()} />
      <Button variant="outline" onClick={onAgain}>
        {kind.again}
      </Button>
    </section>
  )
}
