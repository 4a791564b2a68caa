import { type MailAccount, mailAccount, prefixes } from "../../src/shared/enquiry/mail-account"
import { site } from "../../src/shared/site"
import { settings } from "../settings/read-settings"
import type { Settings } from "../settings/variables"

/** What EmailJS's REST interface needs for a mail (emailjs.com, "REST API", "/send"). */
export type DeliverySettings = MailAccount & {
  readonly privateKey: string
  /** The owner's address for the template. */
  readonly toEmail: string
}

/**
 * The settings of the delivery, from the environment: the server's own names first, then those of the pages.
 * @returns undefined when `EMAILJS_PRIVATE_KEY` is not set: enquiries then stay in the store
 */
export const deliverySettings = (from: Settings = settings()): DeliverySettings | undefined => {
  const privateKey = from.EMAILJS_PRIVATE_KEY
  const account = privateKey ? mailAccount(from, [prefixes.server, prefixes.browser]) : undefined
  return privateKey && account
    ? { ...account, privateKey, toEmail: from.ENQUIRIES_TO_EMAIL ?? site.contact.email }
    : undefined
}
