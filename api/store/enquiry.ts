import { createHash } from "node:crypto"
import type { EmailjsTrial } from "../../src/shared/enquiry/emailjs"
import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"

/** `receivedAt` is in UTC (ISO 8601), `instance` the idempotency key, `policy` the version of the policy shown. */
export type NewEnquiry = {
  readonly id: string
  readonly receivedAt: string
  readonly form: FormName
  readonly instance: string
  readonly spam: readonly string[]
  readonly consent?: boolean
  readonly policy?: string
  readonly emailjs?: EmailjsTrial
  readonly fields: Fields
}

export type Enquiry = NewEnquiry & {
  readonly status: "new" | "failed" | "delivered" | "dead"
  readonly attempts: number
  readonly error?: string
}

/** The spam sign of what was stored while all visitors together sent more than their limit: it may well be real. */
export const floodMark = "flood"

type Submission = Pick<NewEnquiry, "spam" | "consent" | "policy" | "emailjs"> & {
  instance: unknown
  now: Date
}

/** The same submission repeated gets the same id, a corrected one a new id. Without a key, the minute serves as one. */
export const makeEnquiry = (form: FormName, fields: Fields, from: Submission): NewEnquiry => {
  const { instance: given, now, ...marks } = from
  const receivedAt = now.toISOString()
  // AMP posts a variable's name where it does not substitute it.
  const isKey = typeof given === "string" && /^[\w-]{8,64}$/.test(given) && given !== "PAGE_VIEW_ID_64"
  const instance = isKey ? given : `minute-${receivedAt.slice(0, 16).replace(/\W/g, "")}`
  const hash = createHash("sha256")
    .update(JSON.stringify([form, instance, fields]))
    .digest("hex")
  // The reference is made of the beginning: after EmailJS, that of the key, which the mail to the owner may already name.
  const start = marks.emailjs && /^[0-9a-f]{32}$/.test(instance) ? instance.slice(0, 12) : ""
  return { id: (start + hash).slice(0, 32), receivedAt, form, instance, ...marks, fields }
}
