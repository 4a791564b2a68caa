import nodemailer from "nodemailer"
import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"
import { type MailAccount, mailAccount, mailParams, mailPath } from "../../src/shared/enquiry/mail-template"
import type { SiteIdentity } from "../../src/shared/server-manifest"
import { identityAt, isPlaceholder, siteUrl } from "../../src/shared/site"
import type { Settings } from "../settings/settings"
import { cleanLine, type NewEnquiry } from "../store/enquiry"

export type OwnerMail = {
  readonly id: string
  readonly form: FormName
  /** The name beside the sender's address. */
  readonly senderName: string
  readonly params: Fields
  readonly subject: string
  readonly text: string
}

/** Who gets the mails, the brand they come from, and the time zone (IANA) in which they give times. */
export type Recipient = Pick<SiteIdentity, "email" | "brand" | "timeZone">

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
export const ownerMail = (enquiry: NewEnquiry, { email, brand, timeZone }: Recipient): OwnerMail => {
  const { id, form, receivedAt } = enquiry
  const { message = "", ...others } = enquiry.fields
  const lines = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, line(value)]))
  const params: Fields = {
    ...mailParams(form, lines, email),
    message,
    reply_to: lines.email ?? "",
    enquiry_id: id,
    received_at: receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const received = `${timeIn(timeZone, enquiry)} (${timeZone})`
  const rows = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return {
    id,
    form,
    senderName: brand,
    params,
    subject: params.subject ?? `Enquiry from ${lines.name}`,
    text: [...rows, "", message, "", `${form} form, ${received}, id ${id}`].join("\n"),
  }
}

export const ownerNotice = (
  id: string,
  subject: string,
  text: string,
  { email, brand }: Recipient,
): OwnerMail => {
  const fields = { name: subject, email, subject, message: text }
  const params = { ...mailParams("contact", fields, email), reply_to: email, enquiry_id: id }
  return { id, form: "contact", senderName: brand, params, subject, text }
}

const summaryLine = (enquiry: NewEnquiry, timeZone: string): string => {
  const { id, form, spam, fields } = enquiry
  const { name = "", email = "", message = "" } = fields
  const marks = spam.length > 0 ? ` [${spam.join(", ")}]` : ""
  return `${timeIn(timeZone, enquiry)} ${form} ${line(name).slice(0, 60)} <${line(email)}>${marks} ${line(message).slice(0, 120)} (${id})`
}

/** EmailJS takes parameters of 50 kB ("REST API", "Limits"). */
export const summaryLimit = 100

export const summaryMail = (enquiries: readonly NewEnquiry[], reason: string, to: Recipient): OwnerMail => {
  const hint = "All are stored; `npm run enquiries -- show ID` prints one, by the ID in brackets."
  const text = [reason, hint, "", ...enquiries.map(enquiry => summaryLine(enquiry, to.timeZone))].join("\n")
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`
  const subject = enquiries[0]?.spam.length ? `${count} marked as spam` : count
  return ownerNotice(`summary-${enquiries[0]?.id}`, subject, text, to)
}

/** A permanent failure affects only this mail; other failures are retried. */
type SendResult =
  | { readonly ok: true; readonly serverReply: string }
  | { readonly ok: false; readonly error: string; readonly isPermanent: boolean }

export type Mailer = {
  /** Never rejects, and never puts a key or password into an error. */
  readonly send: (mail: OwnerMail) => Promise<SendResult>
  readonly maxSendMs: number
}

const minuteMs = 60_000

type SmtpError = Error & { readonly responseCode?: number; readonly response?: string }

// Recipient, size and content (RFC 3463) concern one mail; without an extended code, the reply code decides (RFC 5321).
const isPermanent = ({ responseCode = 0, response = "" }: SmtpError): boolean => {
  const [, detail] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (responseCode < 500 || /^\d{3}[ -]4\./.test(response)) return false
  return detail ? /^(1\.|2\.3$|3\.4$|6\.)/.test(detail) : [550, 551, 552, 553].includes(responseCode)
}

/** @param from the sender's address; by default each mail's recipient */
export const smtpMailer = ({ url, from }: { readonly url: string; readonly from?: string }): Mailer => {
  const { hostname, password: encoded } = new URL(url)
  const password = decodeURIComponent(encoded)
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname),
    connectionTimeout: minuteMs,
    greetingTimeout: 5 * minuteMs,
    // A server may take this long to reply to DATA (RFC 5321, 4.5.3.2.6); giving up earlier may send a mail twice.
    socketTimeout: 10 * minuteMs,
  })
  return {
    maxSendMs: 60 * minuteMs,
    send: async ({ id, senderName: name, params, subject, text }) => {
      const { to_email: to = "", from_email: replyTo } = params
      const address = from ?? to
      const messageId = `<${id}@${address.split("@").at(-1)}>`
      try {
        const { response } = await transport.sendMail({
          from: { name, address },
          to,
          replyTo,
          subject,
          text,
          messageId,
        })
        return { ok: true, serverReply: response }
      } catch (error) {
        const { message } = error as Error
        const shown = password ? message.replaceAll(password, "***") : message
        return { ok: false, error: shown.slice(0, 200), isPermanent: isPermanent(error as SmtpError) }
      }
    },
  }
}

type EmailjsAccount = MailAccount & { readonly privateKey: string }

export const emailjsMailer = (account: EmailjsAccount, maxSendMs = minuteMs): Mailer => ({
  maxSendMs,
  send: async ({ form, params }) => {
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
        signal: AbortSignal.timeout(maxSendMs),
      })
      const text = `${response.status} ${(await response.text()).slice(0, 200)}`
      const serverReply = text.replaceAll(account.privateKey, "***")
      // Any status but "too large" and "unprocessable" is a problem of the account, a template or a limit.
      return response.ok
        ? { ok: true, serverReply }
        : { ok: false, error: serverReply, isPermanent: [413, 422].includes(response.status) }
    } catch (error) {
      return { ok: false, error: String(error), isPermanent: false }
    }
  },
})

/** @returns the mailbox's own address; undefined if the settings do not say */
export const senderOf = ({ ENQUIRIES_FROM_EMAIL, SMTP_URL = "" }: Settings): string | undefined => {
  const user = decodeURIComponent(new URL(SMTP_URL).username)
  return ENQUIRIES_FROM_EMAIL ?? (user.includes("@") ? user : undefined)
}

/** @param identity of the site served now, asked for each mail; undefined if unknown: then this program's content counts */
export const deliverySettings = (from: Settings, identity: () => SiteIdentity | undefined) => {
  const recipient = (): Recipient => {
    const { email, brand, timeZone } = identity() ?? identityAt(siteUrl)
    return { email: from.ENQUIRIES_TO_EMAIL ?? email, brand, timeZone }
  }
  const { SMTP_URL: url, EMAILJS_PRIVATE_KEY: privateKey } = from
  const account = mailAccount(from, ["server", "browser"])
  const emailjs = privateKey && account ? emailjsMailer({ ...account, privateKey }) : undefined
  const mailer = url ? smtpMailer({ url, from: senderOf(from) }) : emailjs
  return mailer && { mailer, recipient, mailsAnHour: from.ENQUIRY_MAILS_PER_HOUR }
}

export type DeliverySettings = NonNullable<ReturnType<typeof deliverySettings>>
