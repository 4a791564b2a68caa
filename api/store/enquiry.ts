import { createHash } from "node:crypto"
import type { Fields, FormName } from "../../src/shared/enquiry/forms"

/**
 * The state of an enquiry's delivery. `new`: nobody has tried to mail it; `failed`: the last attempt failed, it will be tried
 * again; `delivered`: mailed; `dead`: it cannot be mailed, and waits for the owner (`npm run enquiries -- retry`).
 */
export type EnquiryStatus = "new" | "failed" | "delivered" | "dead"

/** An enquiry as it was received. */
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
  /** Whether the consent was ticked; absent where the form does not ask. */
  readonly consent?: boolean | undefined
  /** The version of the privacy policy that the form's page was built with: `git cat-file -p <version>` prints it. */
  readonly policy?: string | undefined
  readonly fields: Fields
}

/** An enquiry with the state of its delivery. */
export type Enquiry = NewEnquiry & {
  readonly status: EnquiryStatus
  readonly attempts: number
  /** Why the last attempt failed. */
  readonly error?: string | undefined
}

type Circumstances = Pick<NewEnquiry, "spam" | "consent" | "policy"> & {
  /** The form instance, if the sender gave a usable one (8 to 64 letters, digits, "-" or "_"). */
  readonly instance: unknown
  readonly now: Date
}

// An AMP runtime puts a value of its own in the place of this name; where there is none, the name itself is posted.
const isInstance = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{8,64}$/.test(value) && value !== "PAGE_VIEW_ID_64"

/**
 * Makes an enquiry of checked answers. Its id is a hash of the form, the instance and the answers: sent again
 * unchanged it is the same enquiry, but a message corrected after a failed answer is a new one and is not lost. A form
 * that names no instance is known again by its content for the minute, which a double click without scripts needs.
 */
export const makeEnquiry = (
  form: FormName,
  fields: Fields,
  { instance, now, ...circumstances }: Circumstances,
): NewEnquiry => {
  const receivedAt = now.toISOString()
  const given = isInstance(instance) ? instance : `minute-${receivedAt.slice(0, 16).replace(/\W/g, "")}`
  const id = createHash("sha256")
    .update(JSON.stringify([form, given, fields]))
    .digest("hex")
    .slice(0, 32)
  return { id, receivedAt, form, instance: given, ...circumstances, fields }
}
