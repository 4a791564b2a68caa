import { createHash } from "node:crypto"
import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"

export type NewEnquiry = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly receivedAt: string
  readonly form: FormName
  /** The idempotency key of one filled-in form, or the minute it arrived in when the sender gave none. */
  readonly instance: string
  readonly spam: readonly string[]
  /** Absent where the form does not ask. */
  readonly consent?: boolean
  /** The version of the privacy policy on the form's page: `git cat-file -p <version>` prints it. */
  readonly policy?: string
  readonly fields: Fields
}

export type Enquiry = NewEnquiry & {
  /** `failed` is retried; `dead` needs the owner. */
  readonly status: "new" | "failed" | "delivered" | "dead"
  readonly attempts: number
  readonly error?: string
}

export const normalEmail = (email: string): string => email.trim().toLowerCase()

export const parseObject = (json: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}

/** A row of the table: the enquiry as JSON, and columns for what is searched or changes; times are ms since 1970. */
export const rowOf = ({ status, attempts, error, ...enquiry }: Enquiry) => ({
  id: enquiry.id,
  received_at: enquiry.receivedAt,
  email: normalEmail(enquiry.fields.email ?? ""),
  is_spam: Number(enquiry.spam.length > 0),
  enquiry: JSON.stringify(enquiry),
  status,
  attempts,
  error: error ?? null,
  due_at: 0,
  leased_until: 0,
})

export type EnquiryRow = ReturnType<typeof rowOf>

/** Reads a row. JSON damaged by hand becomes the message, so that nothing is hidden. */
export const readRow = ({ id, received_at, enquiry, status, attempts, error }: EnquiryRow): Enquiry => {
  const damaged = { form: "contact", instance: "", spam: [], fields: { message: enquiry } } as const
  const read = { id, receivedAt: received_at, ...damaged, ...parseObject(enquiry), status, attempts }
  return error === null ? read : { ...read, error }
}

// AMP posts a variable's name where it does not substitute it.
const isInstance = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{8,64}$/.test(value) && value !== "PAGE_VIEW_ID_64"

type Submission = Pick<NewEnquiry, "spam" | "consent" | "policy"> & { instance: unknown; now: Date }

/** Makes an enquiry. The same submission repeated gets the same id, a corrected one a new id. */
export const makeEnquiry = (form: FormName, fields: Fields, from: Submission): NewEnquiry => {
  const { instance: given, now, ...marks } = from
  const receivedAt = now.toISOString()
  const instance = isInstance(given) ? given : `minute-${receivedAt.slice(0, 16).replace(/\W/g, "")}`
  const hash = createHash("sha256").update(JSON.stringify([form, instance, fields]))
  return { id: hash.digest("hex").slice(0, 32), receivedAt, form, instance, ...marks, fields }
}
