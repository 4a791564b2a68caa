import { bodyKilobytes } from "../../src/shared/enquiry/limits"
import type { Reason } from "../../src/shared/enquiry/reasons"

/** The body types that are taken (docs/behaviour.md, "Enquiries: contact endpoint"). */
export const bodyTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
] as const

const typeList = bodyTypes.join(", ")

/** What is wrong with one field, in words for the visitor. */
export type FieldError = { readonly field: string; readonly message: string }

/** An answer that says no: its HTTP status (RFC 9110, section 15), the reason and the words for it. */
export type Refusal = {
  readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 429 | 503
  readonly reason: Reason
  readonly message: string
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Either what was asked for, or the refusal that answers the request. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/** Wraps a value as a success. */
export const accepted = <T>(value: T): Result<T> => ({ ok: true, value })

/** Wraps a refusal as a failure. */
export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal })

/** The refusals that are always the same. */
export const refusals = {
  method: {
    status: 405,
    reason: "method",
    message: "Only POST is understood here.",
    headers: { Allow: "POST" },
  },
  origin: { status: 403, reason: "origin", message: "This form can only be sent from our own pages." },
  unreadable: { status: 400, reason: "unreadable", message: "The request could not be read." },
  timeout: {
    status: 408,
    reason: "timeout",
    message: "The message took too long to arrive. Please try again.",
  },
  tooLarge: {
    status: 413,
    reason: "too-large",
    message: `The message is too large: at most ${bodyKilobytes} kB can be sent.`,
  },
  // RFC 9110, section 15.5.16.
  type: {
    status: 415,
    reason: "type",
    message: `The body must be ${typeList}, in UTF-8 and not compressed.`,
    headers: { "Accept-Post": typeList },
  },
  notStored: {
    status: 503,
    reason: "not-stored",
    message: "Your message could not be stored just now. Please try again in a minute or email us directly.",
    headers: { "Retry-After": "60" },
  },
} as const satisfies Record<string, Refusal>

/** Refuses a client that asks too often (RFC 6585, section 4); `seconds` goes into `Retry-After`. */
export const tooMany = (seconds: number): Refusal => ({
  status: 429,
  reason: "too-many",
  message: "Too many messages came from your connection. Please try again later or email us directly.",
  headers: { "Retry-After": String(seconds) },
})

/** Refuses fields that break the rules of their form. */
export const wrongFields = (errors: readonly FieldError[]): Refusal => ({
  status: 400,
  reason: "fields",
  message: "Please correct the fields named and send again.",
  errors,
})
