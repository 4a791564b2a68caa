import { mailAccount, prefixes } from "../../src/shared/enquiry/mail-account"
import { site } from "../../src/shared/site"
import { settings } from "../settings/read-settings"
import type { Settings } from "../settings/variables"
import type { Mailer } from "./mail"
import { type EmailjsSettings, emailjsMailer } from "./send-by-emailjs"
import { type SmtpSettings, smtpMailer } from "./send-by-smtp"

/** How enquiries are mailed. */
export type DeliverySettings = {
  readonly mailer: Mailer
  /** The owner's address. */
  readonly toEmail: string
  /** The most mails in an hour; 0 for no limit. */
  readonly mailsAnHour: number
}

/** The account at EmailJS, the server's own names first, then those of the pages; undefined without a private key. */
export const emailjsSettings = (from: Settings): EmailjsSettings | undefined => {
  const privateKey = from.EMAILJS_PRIVATE_KEY
  const account = privateKey ? mailAccount(from, [prefixes.server, prefixes.browser]) : undefined
  return privateKey && account ? { ...account, privateKey } : undefined
}

/** The mailbox, whose own name is the sender's address if it is one; undefined without `SMTP_URL`. */
export const smtpSettings = (from: Settings, toEmail: string): SmtpSettings | undefined => {
  const url = from.SMTP_URL
  if (!url) return undefined
  const user = decodeURIComponent(new URL(url).username)
  return { url, from: from.ENQUIRIES_FROM_EMAIL ?? (user.includes("@") ? user : toEmail) }
}

/**
 * How the settings ask for mails: through a mailbox where one is named, else through EmailJS.
 * @returns undefined when they ask for none: enquiries then stay in the store
 */
export const deliverySettings = (from: Settings = settings()): DeliverySettings | undefined => {
  const toEmail = from.ENQUIRIES_TO_EMAIL ?? site.contact.email
  const common = { toEmail, mailsAnHour: from.ENQUIRY_MAILS_PER_HOUR }
  const mailbox = smtpSettings(from, toEmail)
  if (mailbox) return { ...common, mailer: smtpMailer(mailbox) }
  const account = emailjsSettings(from)
  return account && { ...common, mailer: emailjsMailer(account) }
}
