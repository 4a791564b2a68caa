import type { Fields, FormName } from "../../shared/enquiry/forms"
import { type MailAccount, mailAccount } from "../../shared/enquiry/mail-account"

/**
 * The EmailJS account that the site was built for, if any. The names are written out one by one, because Gatsby's
 * compiler puts the values in place of exactly these.
 */
export const builtAccount = mailAccount({
  GATSBY_EMAILJS_PUBLIC_KEY: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_SERVICE_ID: process.env.GATSBY_EMAILJS_SERVICE_ID,
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  GATSBY_EMAILJS_ORIGIN: process.env.GATSBY_EMAILJS_ORIGIN,
})

/** Loads EmailJS's client; asked for ahead of time, it is there when the visitor presses the button. */
export const loadClient = () => import("@emailjs/browser")

/** EmailJS's client could not be loaded: the page is from before a deploy that changed its name, or the network is gone. */
export class ClientMissing extends Error {}

/**
 * Sends a mail's parameters through EmailJS's client.
 * @throws ClientMissing, EmailJS's `{status, text}` for an answer that is no 2xx, the browser's error for a lost
 * connection, a text for a wrong configuration
 */
export const sendByEmailjs = async (account: MailAccount, form: FormName, params: Fields): Promise<void> => {
  const { init, send } = await loadClient().catch(error => {
    throw new ClientMissing(String(error))
  })
  // The origin can be set by init alone, not per call.
  init({ publicKey: account.publicKey }, account.origin)
  await send(account.serviceId, account.templateIds[form], { ...params })
}
