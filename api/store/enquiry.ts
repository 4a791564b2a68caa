import { isUtf8 } from "node:buffer"
import { createHash } from "node:crypto"
import type { EmailjsTrial } from "../../src/shared/enquiry/emailjs"
import { type Fields, type FormName, formNames } from "../../src/shared/enquiry/form-rules"

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

/** The spam sign of what was stored while all visitors together sent more than their limit: it may well be real. */
export const floodMark = "flood"

/** How long a mail waits for EmailJS's late answer, which would make it a second one. */
const holdMs = 120_000

export type Enquiry = NewEnquiry & {
  readonly status: "new" | "failed" | "delivered" | "dead"
  readonly attempts: number
  readonly error?: string
}

// Encoding as UTF-8 replaces lone surrogates, which no database accepts.
const asText = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? undefined : Buffer.from(String(value ?? "")).toString()

// Zero-width and direction marks (UAX #9), but not the joiners U+200C and U+200D, which Indian scripts need.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** One line without control characters, which could add a mail header (CWE-93); undefined for what is not text. */
export const cleanLine = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(invisible, "")
    .trim()

export const cleanText = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(invisible, "")
    .trim()

export const normalEmail = (email: string): string => email.trim().toLowerCase()

const parseObject = (json: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}

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

export type Bytes = string | Uint8Array | ArrayBuffer

/** A row as read: SQLite's text comes as bytes, which need not be UTF-8. */
export type StoredRow = Record<"id" | "received_at" | "enquiry" | "status", Bytes> & {
  readonly error: Bytes | null
  readonly attempts: number
}

export const damaged = "damaged on the disk, with what could be read of it"

export const bytesOf = (value: Exclude<Bytes, string>) =>
  value instanceof ArrayBuffer
    ? Buffer.from(value)
    : Buffer.from(value.buffer, value.byteOffset, value.length)

export const textOf = (value: Bytes): string =>
  typeof value === "string" ? value : bytesOf(value).toString()

const isTexts = (values: unknown): values is object =>
  typeof values === "object" && values !== null && Object.values(values).every(one => typeof one === "string")

/** @returns a complete enquiry, whatever the row is like; `isWhole` says whether nothing had to be replaced */
export const readRow = (row: StoredRow): { enquiry: Enquiry; isWhole: boolean } => {
  const [id, receivedAt, text] = [textOf(row.id), textOf(row.received_at), textOf(row.enquiry)]
  const { form = "", fields, spam = [], emailjs, ...stored } = parseObject(text) as Partial<NewEnquiry>
  const hasFields = formNames.some(name => name === form) && isTexts(fields)
  const hasMarks = Array.isArray(spam) && isTexts(spam) && (emailjs === undefined || isTexts(emailjs))
  const isText = Object.values(row).every(value => !(value instanceof Uint8Array) || isUtf8(value))
  const isWhole = isText && hasFields && hasMarks && !Number.isNaN(Date.parse(receivedAt))
  const error = row.error === null ? !isWhole && damaged : textOf(row.error)
  const answers = hasFields ? { form, fields } : { form: "contact", fields: { message: text } }
  const state = { status: textOf(row.status), attempts: row.attempts, ...(error && { error }) }
  const marks = hasMarks ? { spam, ...(emailjs && { emailjs }) } : { spam: [] }
  const enquiry = { instance: "", ...stored, ...marks, id, receivedAt, ...answers, ...state }
  return { enquiry: enquiry as Enquiry, isWhole }
}

/** What was read, dead; a retry mails that. */
export const repairedRow = (enquiry: Enquiry) => {
  const isDated = !Number.isNaN(Date.parse(enquiry.receivedAt))
  const receivedAt = isDated ? enquiry.receivedAt : new Date().toISOString()
  return rowOf({ ...enquiry, receivedAt, status: "dead", error: damaged })
}

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
