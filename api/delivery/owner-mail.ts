import { mailParams } from "../../src/shared/enquiry/mail-params"
import { cleanLine } from "../contact/clean-text"
import type { NewEnquiry } from "../store/enquiry"

import type { OwnerMail } from "./mail"

const line = (value: string): string => String(cleanLine(value))

/**
 * The mail about one enquiry. Its parameters are those the browser sends (docs/behaviour.md, "Enquiries: delivery by
 * e-mail"), and for the owner where to answer, the enquiry's id and the signs of spam. All but the message are cut to
 * one line once more: a template may put them into a header, and the store may have been written by an older version.
 * @param toEmail the owner's address
 */
export const ownerMail = (enquiry: NewEnquiry, toEmail: string): OwnerMail => {
  const { message = "", ...fields } = enquiry.fields
  const raw = {
    ...mailParams(enquiry.form, fields, toEmail),
    reply_to: enquiry.fields.email ?? "",
    enquiry_id: enquiry.id,
    received_at: enquiry.receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const lines = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, line(value)]))
  const params = { ...lines, message }
  const answers = Object.entries(fields).map(([name, value]) => `${name}: ${line(value)}`)
  return {
    id: enquiry.id,
    form: enquiry.form,
    params,
    subject: lines.subject ?? `Enquiry of ${lines.from_name}`,
    text: [...answers, "", message, "", `${enquiry.form} form, ${enquiry.receivedAt}, id ${enquiry.id}`].join(
      "\n",
    ),
  }
}

const summaryLine = ({ id, receivedAt, form, spam, fields }: NewEnquiry): string => {
  const { name = "", email = "", message = "" } = fields
  const marks = spam.length > 0 ? ` [${spam.join(", ")}]` : ""
  const when = receivedAt.slice(0, 16).replace("T", " ")
  return `${when} ${form} ${line(name).slice(0, 60)} <${line(email)}>${marks} ${line(message).slice(0, 120)} (${id})`
}

/** The most enquiries in one summary: EmailJS takes parameters of 50 kB ("REST API", "Limits"). */
export const summaryLimit = 100

/**
 * One mail about many enquiries, a line each.
 * @param why the mail's first sentence, which says why they come together
 */
export const summaryMail = (
  enquiries: readonly NewEnquiry[],
  { subject, why, toEmail }: { subject: string; why: string; toEmail: string },
): OwnerMail => {
  const hint = "Each is kept; `npm run enquiries -- show ID` prints it, the ID stands in brackets."
  const text = [why, hint, "", ...enquiries.map(summaryLine)].join("\n")
  const id = `summary-${enquiries[0]?.id}`
  const params = {
    from_name: subject,
    from_email: toEmail,
    reply_to: toEmail,
    to_email: toEmail,
    subject,
    message: text,
    enquiry_id: id,
  }
  return { id, form: "contact", params, subject, text }
}
