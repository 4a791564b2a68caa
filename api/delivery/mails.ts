import type { FormName } from "../../src/shared/enquiry/forms"
import { mailParams } from "../../src/shared/enquiry/mail-params"
import { cleanLine } from "../contact/fields"
import type { NewEnquiry } from "../store/enquiry"

/** A mail to the owner, for either way of sending it. */
export type OwnerMail = {
  /** Its Message-ID: the enquiry's id, or that of a summary's first one. */
  readonly id: string
  /** Whose template EmailJS fills in. */
  readonly form: FormName
  /** The template's parameters; `to_email` is the owner's address. */
  readonly params: Readonly<Record<string, string>>
  readonly subject: string
  readonly text: string
}

const line = (value: string): string => String(cleanLine(value))

/** The mail about one enquiry. All but the message is cut to one line once more: a template may put it into a header. */
export const ownerMail = (enquiry: NewEnquiry, toEmail: string): OwnerMail => {
  const { id, form, receivedAt } = enquiry
  const { message = "", ...fields } = enquiry.fields
  const raw = {
    ...mailParams(form, fields, toEmail),
    reply_to: fields.email ?? "",
    enquiry_id: id,
    received_at: receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const lines = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, line(value)]))
  const answers = Object.entries(fields).map(([name, value]) => `${name}: ${line(value)}`)
  return {
    id,
    form,
    params: { ...lines, message },
    subject: lines.subject ?? `Enquiry of ${lines.from_name}`,
    text: [...answers, "", message, "", `${form} form, ${receivedAt}, id ${id}`].join("\n"),
  }
}

/** A mail that is about no single enquiry. */
export const noteMail = (id: string, subject: string, text: string, toEmail: string): OwnerMail => {
  const addresses = { from_name: subject, from_email: toEmail, reply_to: toEmail, to_email: toEmail }
  return {
    id,
    form: "contact",
    params: { ...addresses, subject, message: text, enquiry_id: id },
    subject,
    text,
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

/** One mail about many enquiries, a line each. @param why the first sentence: why they come together */
export const summaryMail = (
  enquiries: readonly NewEnquiry[],
  { why, kind, toEmail }: { readonly why: string; readonly kind: string; readonly toEmail: string },
): OwnerMail => {
  const hint = "Each is kept; `npm run enquiries -- show ID` prints it, the ID stands in brackets."
  const text = [why, hint, "", ...enquiries.map(summaryLine)].join("\n")
  return noteMail(`summary-${enquiries[0]?.id}`, `${enquiries.length} ${kind}`, text, toEmail)
}
