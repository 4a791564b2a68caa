import { useEffect, useRef } from "react"
import { dayMs, hourMs } from "../../shared/durations"
import { type Fields, rules } from "../../shared/enquiry/form-rules"
import { referenceLabel } from "../../shared/enquiry/reference"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { BookingLink, EmailLink } from "../sections/contact-links"
import { Button } from "../ui/button"
import { Facts } from "../ui/facts"
import { SiteLink } from "../ui/site-link"
import type { FormDefinition } from "./form-definition"

// Called once a form has been sent: the first use of `Intl` blocks a phone for about 100 ms.
const formatDate = (date: Date, parts: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString("en-GB", { ...parts, timeZone: site.timeZone })

const afterWeekend = (date: Date): Date =>
  formatDate(date, { weekday: "short" }).startsWith("S")
    ? afterWeekend(new Date(date.getTime() + dayMs))
    : date

/** The day by which an enquiry made now is answered, in the firm's time zone and without weekends: "Tuesday 24 November". */
export const replyDay = (now = new Date(), hours = site.consultation.responseHours): string => {
  let reply = afterWeekend(now)
  for (let left = hours; left > 0; left -= 24)
    reply = afterWeekend(new Date(reply.getTime() + Math.min(left, 24) * hourMs))
  return formatDate(reply, { weekday: "long", day: "numeric", month: "long" })
}

export const ReplyPromise = ({ day }: { day?: string }) => (
  <>
    <p>
      We’ll reply {day && `by ${day}, `}within {site.consultation.responseHours} hours on business days
      {site.contact.email && (
        <>
          , from <EmailLink />
        </>
      )}
      . We don’t send an automatic copy. If you don’t hear from us, check your spam folder
      {site.contact.email && " or email us"}.
    </p>
    <BookingLink />
    <p>
      In the meantime, see <SiteLink to={paths.results}>what earlier projects changed</SiteLink> and how we
      measured it.
    </p>
  </>
)

type SentEnquiryProps = {
  form: FormDefinition
  sent: { readonly answers: Fields; readonly reference: string }
  onRestart: () => void
}

const maxLength = 200

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

export const SentEnquiry = ({ form, sent: { answers, reference }, onRestart }: SentEnquiryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name: _name, email: _email, ...others } = rules[form.name]
  const facts = Object.entries(others).map(
    ([field, { label }]) => [label, shorten(answers[field] ?? "")] as const,
  )
  return (
    <section className="sent">
      <h2 ref={heading} tabIndex={-1}>
        What happens next
      </h2>
      <Facts facts={[...facts, ["We’ll reply to", answers.email], [referenceLabel, reference]]} />
      {rules[form.name].site && !answers.site && (
        <p>Which website should we look at? Send us the URL when we email you.</p>
      )}
      <ReplyPromise day={replyDay()} />
      <Button variant="outline" onClick={onRestart}>
        {form.restartLabel}
      </Button>
    </section>
  )
}
