import { defaultAnswers } from "../../src/shared/enquiry/enquiry-answers"
import { type Reason, refusals } from "../../src/shared/enquiry/refusals"
import { paths } from "../../src/shared/paths"
import type { Headers } from "../../src/shared/server-manifest"

export const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]

const statuses: Readonly<Record<Reason, readonly [status: number, headers?: Headers]>> = {
  method: [405, { Allow: "POST" }],
  origin: [403],
  fields: [400],
  unreadable: [400],
  timeout: [408, { Connection: "close" }],
  "too-large": [413],
  type: [415, { "Accept-Post": bodyTypes.join(", ") }],
  "too-many": [429],
  "not-stored": [503, { "Retry-After": "60" }],
  preview: [503],
}

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly more: { errors?: readonly { field: string; message: string }[]; headers?: Headers } = {},
  ) {
    super(reason)
  }
}

type ContactResponse = { status: number; headers: Headers; body: string }

/** @param outcome why the enquiry was refused, or its reference @param words what the server says */
export const replyWith = (
  isForPage: boolean,
  cors: Headers,
  outcome: Refusal | string,
  words = defaultAnswers,
): ContactResponse => {
  const [refusal, reference] = typeof outcome === "string" ? [undefined, outcome] : [outcome, undefined]
  const { reason = "", more = {} } = refusal ?? {}
  const { errors } = more
  const [status, own] = refusal ? statuses[refusal.reason] : [200]
  const message = refusal ? (words.refusals[refusal.reason] ?? refusals[refusal.reason]) : words.thanks
  const headers = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Vary: "Origin, Accept",
    ...own,
    ...more.headers,
    ...cors,
  }
  if (isForPage) {
    const fields = errors?.map(({ field }) => field).join(",")
    // The query tells scripts the reason, the fragment selects it by `:target`.
    const query = new URLSearchParams(reference ? { reference } : { reason, ...(fields && { fields }) })
    const location = refusal ? `${paths.enquiryNotSent}?${query}#${reason}` : `${paths.enquirySent}?${query}`
    return { status: 303, headers: { ...headers, Location: location }, body: "" }
  }
  const verifyErrors = errors?.map(error => ({ name: error.field, message: error.message }))
  const body = JSON.stringify({ message, reference, errors, verifyErrors })
  return { status, headers: { ...headers, "Content-Type": "application/json; charset=utf-8" }, body }
}
