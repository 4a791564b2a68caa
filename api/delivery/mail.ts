import type { Settings } from "../../src/settings/settings"
import { emailjsAccount } from "../../src/shared/enquiry/emailjs"
import { type StoreFacts, whereEnquiriesGo } from "../../src/shared/enquiry/enquiry-routes"
import type { Fields } from "../../src/shared/enquiry/form-rules"
import { mailParams } from "../../src/shared/enquiry/mail-params"
import { referenceOf } from "../../src/shared/enquiry/reference"
import { isPlaceholder } from "../../src/shared/placeholders"
import type { SiteIdentity } from "../../src/shared/server-manifest"
import { cleanLine } from "../clean-text"
import { floodMark, type NewEnquiry } from "../store/enquiry"
import { emailjsMailer, type OwnerMail, smtpMailer } from "./mailers"

/** Who gets the mails, the brand they come from, their time zone (IANA), and the audit they may ask for. */
export type Recipient = Required<Pick<SiteIdentity, "email" | "brand" | "timeZone" | "freeAudit">>

/** @returns why nothing is mailed to this address, and what to do; undefined for one that may get mail */
export const recipientProblem = ({ email }: Recipient): string | undefined => {
  const advice = "publish your contact.email in content/site.json, or set ENQUIRIES_TO_EMAIL"
  if (!email) return `no address to mail to: ${advice}`
  return isPlaceholder(email) ? `${email} is a placeholder, to which nothing is mailed: ${advice}` : undefined
}

const line = (value: string): string => cleanLine(value) ?? ""

// In Sweden's way of writing, which is 2026-01-31 09:30.
const timeIn = (timeZone: string, { receivedAt }: NewEnquiry): string =>
  new Date(receivedAt).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })

const emailjsNotes = {
  failed: "EmailJS failed in the visitor's browser",
  unsure: "EmailJS gave the visitor's browser no answer, and may have mailed this as well",
  delivered: "EmailJS has delivered this late",
}

/** All fields but the message are single lines, since a template may use them in headers. */
export const ownerMail = (enquiry: NewEnquiry, recipient: Recipient): OwnerMail => {
  const { brand, timeZone } = recipient
  const { id, form, receivedAt } = enquiry
  const { message = "", ...others } = enquiry.fields
  const lines = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, line(value)]))
  const params: Fields = {
    ...mailParams(form, lines, recipient),
    message,
    reply_to: lines.email ?? "",
    reference: referenceOf(id),
    enquiry_id: id,
    received_at: receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const received = `${timeIn(timeZone, enquiry)} (${timeZone})`
  const origin = `${form} form, ${received}, reference ${params.reference}, id ${id}`
  const { emailjs } = enquiry
  const notes = emailjs ? [`${emailjsNotes[emailjs.outcome]}: ${emailjs.reason}`] : []
  const rows = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return {
    id,
    form,
    brand,
    params,
    subject: params.subject ?? `Enquiry from ${lines.name}`,
    text: [...rows, "", message, "", origin, ...notes].join("\n"),
  }
}

export const ownerNotice = (id: string, subject: string, text: string, recipient: Recipient): OwnerMail => {
  const { email, brand } = recipient
  const fields = { name: subject, email, subject, message: text }
  const params = { ...mailParams("contact", fields, recipient), reply_to: email, enquiry_id: id }
  return { id, form: "contact", brand, params, subject, text }
}

const summaryLine = (enquiry: NewEnquiry, timeZone: string): string => {
  const { id, form, spam, fields } = enquiry
  const { name = "", email = "", message = "" } = fields
  const marks = spam.length > 0 ? ` [${spam.join(", ")}]` : ""
  return `${timeIn(timeZone, enquiry)} ${form} ${line(name).slice(0, 60)} <${line(email)}>${marks} ${line(message).slice(0, 120)} (${id})`
}

export const summaryMail = (enquiries: readonly NewEnquiry[], reason: string, to: Recipient): OwnerMail => {
  const hint = "All are stored; `npm run enquiries -- show ID` prints one, by the ID in brackets."
  const flooded = enquiries.filter(({ spam }) => spam.includes(floodMark)).length
  const flood = `${flooded} are marked "${floodMark}": they came while all visitors together sent more than ENQUIRY_RATE_LIMIT allows for, and may be real.`
  const text = [
    reason,
    ...(flooded > 0 ? [flood] : []),
    hint,
    "",
    ...enquiries.map(enquiry => summaryLine(enquiry, to.timeZone)),
  ].join("\n")
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`
  const subject = enquiries[0]?.spam.length
    ? `${count} marked as spam${flooded > 0 ? " or flood" : ""}`
    : count
  return ownerNotice(`summary-${enquiries[0]?.id}`, subject, text, to)
}

/** In place of what a release does not say, as one of an earlier version, or none yet. */
const unsaid: Recipient = { email: "", brand: "Website", timeZone: "UTC", freeAudit: "Audit" }

/** @param identity of the site served now, asked for each mail; undefined if no release or build says it */
export const deliverySettings = (from: Settings, identity: () => SiteIdentity | undefined) => {
  const recipient = (): Recipient => {
    const { email, brand, timeZone, freeAudit } = { ...unsaid, ...identity() }
    return { email: from.ENQUIRIES_TO_EMAIL ?? email, brand, timeZone, freeAudit }
  }
  const { SMTP_URL: url, EMAILJS_PRIVATE_KEY: privateKey } = from
  const account = emailjsAccount(from, ["server", "browser"])
  const emailjs = privateKey && account ? emailjsMailer({ ...account, privateKey }) : undefined
  const mailer = url ? smtpMailer({ url, from: from.ENQUIRIES_FROM_EMAIL }) : emailjs
  return mailer && { mailer, recipient, mailsAnHour: from.ENQUIRY_MAILS_PER_HOUR }
}

export type DeliverySettings = NonNullable<ReturnType<typeof deliverySettings>>

/** What the owner is told of where enquiries go. */
export const enquiryLines = (env: Settings, identity: SiteIdentity | undefined, store: StoreFacts) => {
  if (identity?.isPreview) return ["Enquiries: none; the forms of a preview send nothing"]
  const recipient = deliverySettings(env, () => identity)?.recipient()
  const problem = recipient && recipientProblem(recipient)
  return whereEnquiriesGo(env, { store, recipient: recipient?.email, problem, built: identity?.enquiries })
}
