import { bodyKilobytes, type Reason } from "../../src/shared/enquiry/forms"

type Headers = Readonly<Record<string, string>>

export type FieldError = { readonly field: string; readonly message: string }

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    message: string,
    readonly more: { readonly errors?: readonly FieldError[]; readonly headers?: Headers } = {},
  ) {
    super(message)
  }
}

export const bodyTypes = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]

const list = bodyTypes.join(", ")
const later = "Please try again later or email us directly."
const soon = "Please try again in a minute or email us directly."

export const refusals = {
  method: new Refusal(405, "method", "This address accepts POST requests only.", {
    headers: { Allow: "POST" },
  }),
  origin: new Refusal(403, "origin", "This form can only be sent from our own pages."),
  unreadable: new Refusal(400, "unreadable", "The request could not be read."),
  timeout: new Refusal(408, "timeout", "The message took too long to arrive. Please try again.", {
    headers: { Connection: "close" },
  }),
  tooLarge: new Refusal(
    413,
    "too-large",
    `The message is too large: at most ${bodyKilobytes} kB can be sent.`,
  ),
  type: new Refusal(415, "type", `The body must be ${list}, in UTF-8 and not compressed.`, {
    headers: { "Accept-Post": list },
  }),
  notStored: new Refusal(503, "not-stored", `Your message could not be stored just now. ${soon}`, {
    headers: { "Retry-After": "60" },
  }),
  tooMany: (seconds: number) =>
    new Refusal(429, "too-many", `Too many messages came from your connection. ${later}`, {
      headers: { "Retry-After": String(seconds) },
    }),
  fields: (errors: readonly FieldError[]) =>
    new Refusal(400, "fields", "Please correct these fields and send the form again.", { errors }),
}
