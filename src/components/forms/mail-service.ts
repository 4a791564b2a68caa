import { emailjsDefaults } from "../../shared/enquiry/emailjs-defaults"

/** Where the forms send to, and under which names. */
export type MailService = {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateIds: { readonly audit: string; readonly contact: string }
  /** The site itself plays the service: it also takes the hidden fields. */
  readonly isOwn: boolean
}

/** The account's settings as the environment gives them; a blank one counts as missing. */
export type MailSettings = {
  readonly publicKey?: string
  readonly serviceId?: string
  readonly auditTemplateId?: string
  readonly contactTemplateId?: string
  readonly origin?: string
}

// Written out one by one, because Gatsby's compiler puts the values in place of exactly these names.
const settingsOfBuild: MailSettings = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID,
  auditTemplateId: process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID,
  contactTemplateId: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  origin: process.env.GATSBY_EMAILJS_ORIGIN,
}

/**
 * The mail service the site was built for: the EmailJS account, or without a public key the site itself.
 * @param ownOrigin the origin the page came from
 */
export const mailService = (ownOrigin: string, settings: MailSettings = settingsOfBuild): MailService => {
  const isOwn = !settings.publicKey
  const given: MailSettings = isOwn ? {} : settings
  return {
    origin: isOwn ? ownOrigin : (given.origin || "https://api.emailjs.com").replace(/\/+$/, ""),
    publicKey: given.publicKey || emailjsDefaults.publicKey,
    serviceId: isOwn ? emailjsDefaults.serviceId : (given.serviceId ?? ""),
    templateIds: {
      audit: given.auditTemplateId || emailjsDefaults.auditTemplateId,
      contact: given.contactTemplateId || emailjsDefaults.contactTemplateId,
    },
    isOwn,
  }
}
