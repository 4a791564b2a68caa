import { type MailAccount, mailAccount, prefixes } from "../../src/shared/enquiry/mail-account"
import { site } from "../../src/shared/site"
import { setting } from "../settings"

/** What EmailJS's REST interface needs for a mail (emailjs.com, "REST API", "/send"). */
export type DeliverySettings = MailAccount & {
  readonly privateKey: string
  /** The owner's address for the template. */
  readonly toEmail: string
}

/**
 * The settings of the delivery, from the environment: the server's own names first, then those of the pages.
 * @returns undefined when `EMAILJS_PRIVATE_KEY` is not set (enquiries then stay in the store), or, reported on stderr, when it is but the
 * account's public key or service is missing
 */
export const deliverySettings = (): DeliverySettings | undefined => {
  const privateKey = setting("EMAILJS_PRIVATE_KEY")
  if (!privateKey) return undefined
  const account = mailAccount(globalThis.process.env, [prefixes.server, prefixes.browser])
  if (!account?.serviceId) {
    console.error(
      "delivery: EMAILJS_PRIVATE_KEY is set, but EMAILJS_PUBLIC_KEY or EMAILJS_SERVICE_ID is missing.",
    )
    return undefined
  }
  return { ...account, privateKey, toEmail: setting("ENQUIRIES_TO_EMAIL") ?? site.contact.email }
}
