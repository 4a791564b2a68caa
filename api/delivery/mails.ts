import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"
import { mailParams } from "../../src/shared/enquiry/mail-account"
import { cleanLine, type NewEnquiry } from "../store/enquiry"

export type OwnerMail = { id: string; form: FormName; params: Fields; subject: string; text: string }

const line = (value: string): string => cleanLine(value) ?? ""

/** All fields but the message are single lines, since a template may use them in headers. */
export const ownerMail = (enquiry: NewEnquiry, toEmail: string): OwnerMail => {
  const { id, form, receivedAt } = enquiry
  const { message = "", ...others } = enquiry.fields
  const lines = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, line(value)]))
  const params: Fields = {
    ...mailParams(form, lines, toEmail),
    message,
    reply_to: lines.email ?? "",
    enquiry_id: id,
    received_at: receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const rows = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return {
    id,
    form,
    params,
    subject: params.subject ?? `Enquiry from ${lines.name}`,
    text: [...rows, "", message, "", `${form} form, ${receivedAt}, id ${id}`].join("\n"),
  }
}

export const noteMail = (id: string, subject: string, text: string, toEmail: string): OwnerMail => {
  const fields = { name: subject, email: toEmail, subject, message: text }
  const params = { ...mailParams("contact", fields, toEmail), reply_to: toEmail, enquiry_id: id }
  return { id, form: "contact", params, subject, text }
}

const summaryLine = ({ id, receivedAt, form, spam, fields }: NewEnquiry): string => {
  const { name = "", email = "", message = "" } = fields
  const marks = spam.length > 0 ? ` [${spam.join(", ")}]` : ""
  const when = receivedAt.slice(0, 16).replace("T", " ")
  return `${when} ${form} ${line(name).slice(0, 60)} <${line(email)}>${marks} ${line(message).slice(0, 120)} (${id})`
}

/** EmailJS takes parameters of 50 kB ("REST API", "Limits"). */
export const summaryLimit = 100

export const summaryMail = (enquiries: readonly NewEnquiry[], why: string, toEmail: string): OwnerMail => {
  const hint = "All are stored; `npm run enquiries -- show ID` prints one, by the ID in brackets."
  const text = [why, hint, "", ...enquiries.map(summaryLine)].join("\n")
  const kind = enquiries[0]?.spam.length ? "enquiries marked as spam" : "enquiries"
  return noteMail(`summary-${enquiries[0]?.id}`, `${enquiries.length} ${kind}`, text, toEmail)
}
