import { useEffect, useRef } from "react"
import { type Fields, rules } from "../../shared/enquiry/forms"
import { Button } from "../ui/button"
import { Facts } from "../ui/facts"
import { AnswerPromise, answerDay } from "./answer-promise"
import type { FormDefinition } from "./enquiry-form"

type SentEnquiryProps = { form: FormDefinition; answers: Fields; onAgain: () => void }

const maxLength = 200

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** The confirmation that replaces a form: what was sent, when it is answered, what to do next. Its heading gets the focus. */
export const SentEnquiry = ({ form, answers, onAgain }: SentEnquiryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name: _name, email: _email, ...others } = rules[form.name]
  const facts = Object.entries(others).map(
    ([field, { label }]) => [label, shorten(answers[field] ?? "")] as const,
  )
  return (
    <section className="sent">
      <h2 ref={heading} tabIndex={-1}>
        {form.sent.title}
      </h2>
      <Facts facts={[...facts, ["We’ll reply to", answers.email]]} />
      {form.name === "audit" && !answers.site && (
        <p>Which website should we look at? Send us the URL when we email you.</p>
      )}
      <AnswerPromise day={answerDay()} />
      <Button variant="outline" onClick={onAgain}>
        {form.again}
      </Button>
    </section>
  )
}
