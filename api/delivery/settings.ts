import { type MailAccount, mailAccount, prefixes } from "../../src/shared/enquiry/mail-account"
import { site } from "../../src/shared/site"
import { settings } from "../settings/read-settings"
import type { Settings } from "../settings/variables"
import type { SendMail } from "./mail"
import { sendByEmailjs } from "./send-by-emailjs"

/** What EmailJS's REST interface needs for a mail (emailjs.com, "REST API", "/send"). */
export type EmailjsSettings = MailAccount & { readonly privateKey: string }

/** How enquiries are mailed. */
export type DeliverySettings = {
  readonly send: SendMail
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

/**
 * How the settings ask for mails.
 * @returns undefined when they ask for none: enquiries then stay in the store
 */
export const deliverySettings = (from: Settings = settings()): DeliverySettings | undefined => {
  const account = emailjsSettings(from)
  const toEmail = from.ENQUIRIES_TO_EMAIL ?? site.contact.email
  return account && { send: sendByEmailjs(account), toEmail, mailsAnHour: from.ENQUIRY_MAILS_PER_HOUR }
}
