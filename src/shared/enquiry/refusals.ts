import { bodyKilobytes, maxLengths } from "./form-rules"

/** Why an enquiry is refused, as the endpoint answers it and as a page says it to visitors without JavaScript. */
export const refusals = {
  method: "This address accepts POST requests only.",
  fields: `Something is missing or doesn’t look right: we need your name and a complete email address, and a message can have at most ${maxLengths.message} characters.`,
  "too-many": "Too many messages came from your network in a short time. Please try again later.",
  "too-large": `The message is too large: the limit is ${bodyKilobytes} kB.`,
  "not-stored": "Our server couldn’t save your message just now. Please try again in a minute.",
  preview: "This is a preview of the site. Its forms send nothing.",
  timeout: "The message took too long to arrive, perhaps because of a weak connection. Please try again.",
  origin: "The form was sent from another website. Please use the form on this one.",
  unreadable: "We couldn’t read what your browser sent. Please try again.",
  type: "We couldn’t read what your browser sent as a form. Please try again.",
} as const

export type Reason = keyof typeof refusals
