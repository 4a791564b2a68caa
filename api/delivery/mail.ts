import type { Settings } from "../../src/settings/settings"
import { type EmailjsAccount, emailjsAccount, mailParams, mailPath } from "../../src/shared/enquiry/emailjs"
import { type StoreFacts, whereEnquiriesGo } from "../../src/shared/enquiry/enquiry-routes"
import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"
import { referenceOf } from "../../src/shared/enquiry/reference"
import type { SiteIdentity } from "../../src/shared/server-manifest"
import { identityAt, isPlaceholder, site, siteUrl } from "../../src/shared/site"
import { cleanLine, type NewEnquiry } from "../store/enquiry"
import { smtpMailer } from "./smtp"

export type OwnerMail = {
  readonly id: string
  readonly form: FormName
  readonly brand: string
  readonly params: Fields
  readonly subject: string
  readonly text: string
}

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
  const rows = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return {
    id,
    form,
    brand,
    params,
    subject: params.subject ?? `Enquiry from ${lines.name}`,
    text: [...rows, "", message, "", origin].join("\n"),
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
  const text = [reason, hint, "", ...enquiries.map(enquiry => summaryLine(enquiry, to.timeZone))].join("\n")
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`
  const subject = enquiries[0]?.spam.length ? `${count} marked as spam` : count
  return ownerNotice(`summary-${enquiries[0]?.id}`, subject, text, to)
}

type Sent =
  | { readonly ok: true; readonly serverReply: string }
  | {
      readonly ok: false
      readonly error: string
      /** Whether another try of this mail would be in vain. */
      readonly isPermanent: boolean
      /** Whether its text was read and refused, perhaps for what the text says. */
      readonly isRefused?: boolean
      /** Whether the mail server may have it all the same. */
      readonly isHandedOver?: boolean
    }

export type Mailer = {
  /** Never rejects, and never puts a key or password into an error. */
  readonly send: (mail: OwnerMail, cancel?: AbortSignal) => Promise<Sent>
  /** How many enquiries a mail may have. */
  readonly summaryLimit: number
}

export const emailjsMailer = (
  account: EmailjsAccount & { privateKey: string },
  timeoutMs = 60_000,
): Mailer => ({
  // EmailJS takes parameters of 50 kB ("REST API", "Limits").
  summaryLimit: 100,
  send: async ({ form, params }, cancel) => {
    const body = {
      service_id: account.serviceId,
      template_id: account.templateIds[form],
      user_id: account.publicKey,
      accessToken: account.privateKey,
      template_params: params,
    }
    try {
      const response = await fetch(`${account.origin}${mailPath}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(cancel ? [cancel] : [])]),
      })
      const text = `${response.status} ${(await response.text()).slice(0, 200)}`
      const serverReply = text.replaceAll(account.privateKey, "***")
      // Any status but "too large" and "unprocessable" is a problem of the account, a template or a limit.
      const isPermanent = [413, 422].includes(response.status)
      return response.ok ? { ok: true, serverReply } : { ok: false, error: serverReply, isPermanent }
    } catch (error) {
      return { ok: false, error: String(error), isPermanent: false, isHandedOver: true }
    }
  },
})

/** @param identity of the site served now, asked for each mail; undefined if unknown: then this program's content counts */
export const deliverySettings = (from: Settings, identity: () => SiteIdentity | undefined) => {
  const recipient = (): Recipient => {
    const { email, brand, timeZone, freeAudit = site.freeAudit } = identity() ?? identityAt(siteUrl)
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
