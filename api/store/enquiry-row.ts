import type { Enquiry } from "./enquiry"

/** By which enquiries of one person are found. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** How long a mail waits for EmailJS's late answer, which would make it a second one. */
const holdMs = 120_000

/** The enquiry as JSON, and columns for what is searched or changes; `due_at` and `leased_until` are ms since 1970. */
export const rowOf = ({ status, attempts, error, ...enquiry }: Enquiry) => ({
  id: enquiry.id,
  received_at: enquiry.receivedAt,
  email: normalEmail(enquiry.fields.email ?? ""),
  is_spam: Number(enquiry.spam.length > 0),
  enquiry: JSON.stringify(enquiry),
  status,
  attempts,
  error: error ?? null,
  due_at: enquiry.emailjs?.outcome === "unsure" ? Date.parse(enquiry.receivedAt) + holdMs || 0 : 0,
  leased_until: 0,
})

export type EnquiryRow = ReturnType<typeof rowOf>

/** Text as a database gives it. */
export type Bytes = string | Uint8Array | ArrayBuffer

/** A row as read: SQLite's text comes as bytes, which need not be UTF-8. */
export type StoredRow = Record<"id" | "received_at" | "enquiry" | "status", Bytes> & {
  readonly error: Bytes | null
  readonly attempts: number
}

/** The same bytes, as a Buffer. */
export const bytesOf = (value: Exclude<Bytes, string>) =>
  value instanceof ArrayBuffer
    ? Buffer.from(value)
    : Buffer.from(value.buffer, value.byteOffset, value.length)

/** As UTF-8; what is none of it becomes U+FFFD. */
export const textOf = (value: Bytes): string =>
  typeof value === "string" ? value : bytesOf(value).toString()
