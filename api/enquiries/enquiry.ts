import { createHash, randomUUID } from "node:crypto"
import type { Fields, FormName } from "../../src/shared/enquiry/forms"

/** How far an enquiry has come. `failed`: the last attempt to mail it failed; it will be tried again. */
type EnquiryStatus = "new" | "delivered" | "failed"

/** An enquiry as it comes in. */
export type NewEnquiry = {
  /** The same for the same answers of the same form instance, e.g. "4f0c…" (32 hex digits). */
  readonly id: string
  /** ISO 8601, UTC, e.g. "2025-10-10T09:30:00.000Z". */
  readonly receivedAt: string
  readonly form: FormName
  /** Identifies one filled-in form; made here when the sender gave none. */
  readonly instance: string
  /** Signs of spam, empty for a clean one. */
  readonly spam: readonly string[]
  readonly fields: Fields
}

/** An enquiry as the store knows it. */
export type Enquiry = NewEnquiry & { readonly status: EnquiryStatus; readonly attempts: number }

/**
 * Makes an enquiry of checked answers. Its id is a hash of the form, the instance and the answers: sent again
 * unchanged it is the same enquiry, but a message corrected after a failed answer is a new one and is not lost.
 * @param instance the form instance, if the sender gave a usable one (8 to 64 letters, digits, "-" or "_")
 */
export const makeEnquiry = (
  form: FormName,
  fields: Fields,
  { instance, spam, now }: { instance: unknown; spam: readonly string[]; now: Date },
): NewEnquiry => {
  const given = typeof instance === "string" && /^[\w-]{8,64}$/.test(instance) ? instance : randomUUID()
  const id = createHash("sha256")
    .update(JSON.stringify([form, given, fields]))
    .digest("hex")
    .slice(0, 32)
  return { id, receivedAt: now.toISOString(), form, instance: given, spam, fields }
}
