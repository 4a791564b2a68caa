import { readFileSync } from "node:fs"
import { join } from "node:path"
import { emailjsDefaults } from "../../src/shared/enquiry/emailjs-defaults"
import type { FormName } from "../functions/form/forms"
import { setting } from "../settings"

/** What EmailJS's REST interface needs for a mail (emailjs.com, "REST API", "/send"). */
export type DeliverySettings = {
  readonly origin: string
  readonly privateKey: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templates: Readonly<Record<FormName, string>>
  /** The owner's address for the template, if one is known. */
  readonly toEmail?: string
}

const ownerEmail = (): string | undefined => {
  const given = setting("ENQUIRIES_TO_EMAIL")
  if (given) return given
  try {
    const site = JSON.parse(readFileSync(join(globalThis.process.cwd(), "content/site.json"), "utf8"))
    return typeof site?.contact?.email === "string" ? site.contact.email : undefined
  } catch {
    return undefined
  }
}

/** A setting of EmailJS: `EMAILJS_…` is for the server alone, `GATSBY_EMAILJS_…` also for the browser. */
const emailjs = (name: string): string | undefined =>
  setting(`EMAILJS_${name}`) ?? setting(`GATSBY_EMAILJS_${name}`)

/**
 * The settings of the delivery, from the environment.
 * @returns undefined when `EMAILJS_PRIVATE_KEY` is not set (enquiries then stay in the store), or, reported on stderr, when it is but the
 * account's public key or service is missing
 */
export const deliverySettings = (): DeliverySettings | undefined => {
  const privateKey = setting("EMAILJS_PRIVATE_KEY")
  if (!privateKey) return undefined
  const publicKey = emailjs("PUBLIC_KEY")
  const serviceId = emailjs("SERVICE_ID")
  if (!publicKey || !serviceId) {
    console.error(
      "delivery: EMAILJS_PRIVATE_KEY is set, but EMAILJS_PUBLIC_KEY or EMAILJS_SERVICE_ID is missing.",
    )
    return undefined
  }
  const contact = emailjs("CONTACT_TEMPLATE_ID") ?? emailjsDefaults.contactTemplateId
  return {
    origin: (emailjs("ORIGIN") ?? "https://api.emailjs.com").replace(/\/+$/, ""),
    privateKey,
    publicKey,
    serviceId,
    templates: {
      audit: emailjs("AUDIT_TEMPLATE_ID") ?? emailjsDefaults.auditTemplateId,
      contact,
      amp: contact,
    },
    toEmail: ownerEmail(),
  }
}
