import { useEffect, useRef } from "react"
import { dayMs, hourMs } from "../../shared/durations"
import { labelOf } from "../../shared/enquiry/field-texts"
import { type Fields, rules } from "../../shared/enquiry/form-rules"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { BookingLink, EmailLink } from "../sections/contact-links"
import { Button } from "../ui/button"
import { Facts } from "../ui/facts"
import { Filled } from "../ui/filled"
import { SiteLink } from "../ui/site-link"
import type { NamedForm } from "./form-definition"

// Called once a form has been sent: the first use of `Intl` blocks a phone for about 100 ms.
const formatDate = (language: string, date: Date, parts: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(language, { ...parts, timeZone: site.timeZone })

const afterWeekend = (date: Date): Date =>
  formatDate("en", date, { weekday: "short" }).startsWith("S")
    ? afterWeekend(new Date(date.getTime() + dayMs))
    : date

/** The day by which an enquiry made now is answered, in the firm's time zone and without weekends: "Tuesday, 24 November". */
export const replyDay = (now = new Date(), hours = site.consultation.responseHours): string => {
  let reply = afterWeekend(now)
  for (let left = hours; left > 0; left -= 24)
    reply = afterWeekend(new Date(reply.getTime() + Math.min(left, 24) * hourMs))
  return formatDate(site.language, reply, { weekday: "long", day: "numeric", month: "long" })
}

type ReplyPromiseProps = { words: Queries.SentFormTextsFragment; day?: string }

export const ReplyPromise = ({ words, day }: ReplyPromiseProps) => {
  const { email } = site.contact
  const [without, from] = day ? [words.replyBy, words.replyByFrom] : [words.reply, words.replyFrom]
  return (
    <>
      <p>
        <Filled
          text={`${email ? from : without} ${email ? words.noCopyEmail : words.noCopy}`}
          parts={{ day, hours: site.consultation.responseHours, link: <EmailLink /> }}
        />
      </p>
      <BookingLink />
      <p>
        <Filled
          text={words.meanwhile}
          parts={{ link: <SiteLink to={paths.results}>{words.results}</SiteLink> }}
        />
      </p>
    </>
  )
}

type SentEnquiryProps = {
  form: NamedForm
  sent: { readonly answers: Fields; readonly reference: string }
  onRestart: () => void
}

const maxLength = 200

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

export const SentEnquiry = ({ form, sent: { answers, reference }, onRestart }: SentEnquiryProps) => {
  const words = form.words.sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { name: _name, email: _email, ...others } = rules[form.name]
  const facts = Object.keys(others).map(
    field => [labelOf(form.words, field), shorten(answers[field] ?? "")] as const,
  )
  return (
    <section className="sent">
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <Facts facts={[...facts, [words.replyTo, answers.email], [words.reference, reference]]} />
      {form.own.noSite && !answers.site && <p>{form.own.noSite}</p>}
      <ReplyPromise words={words} day={replyDay()} />
      <Button variant="outline" onClick={onRestart}>
        {form.own.restart}
      </Button>
    </section>
  )
}
