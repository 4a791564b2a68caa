import { bodyKilobytes, contactTexts, previewText, type Reason } from "../../src/shared/enquiry/form-rules"
import { paths } from "../../src/shared/paths"
import type { Headers } from "../../src/shared/server-manifest"

export const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]

const list = bodyTypes.join(", ")
const notStored =
  "Your message could not be stored just now. Please try again in a minute or email us directly."
const tooMany = "Too many messages came from your connection. Please try again later or email us directly."

const responses: Readonly<Record<Reason, readonly [status: number, message: string, headers?: Headers]>> = {
  method: [405, "This address accepts POST requests only.", { Allow: "POST" }],
  origin: [403, "This form can only be sent from our own pages."],
  fields: [400, "Please correct these fields and send the form again."],
  unreadable: [400, "The request could not be read."],
  timeout: [408, "The message took too long to arrive. Please try again.", { Connection: "close" }],
  "too-large": [413, `The message is too large: at most ${bodyKilobytes} kB can be sent.`],
  type: [415, `The body must be ${list}, in UTF-8 and not compressed.`, { "Accept-Post": list }],
  "too-many": [429, tooMany],
  "not-stored": [503, notStored, { "Retry-After": "60" }],
  preview: [503, previewText],
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

/** @param outcome why the enquiry was refused, or its reference */
export const replyWith = (isForPage: boolean, cors: Headers, outcome: Refusal | string): ContactResponse => {
  const [refusal, reference] = typeof outcome === "string" ? [undefined, outcome] : [outcome, undefined]
  const { reason = "", more = {} } = refusal ?? {}
  const { errors } = more
  const [status, message, own] = refusal ? responses[refusal.reason] : [200, contactTexts.sent.text]
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
