import { hiddenFields } from "../../shared/enquiry/choices"
import type { Answers } from "./answers"
import type { TemplateParams } from "./template-params"

/** One filling-in of a form: sent again, it is known to be the same. */
export type FormFill = { readonly instance: string; readonly startedAt: number }

/**
 * Begins a new filling-in.
 * @param startedAt milliseconds since the document was opened; the first one begins there and not when the scripts are
 * ready, so that nobody who typed meanwhile looks faster than a person can be
 */
export const beginFill = (startedAt: number): FormFill => {
  // crypto.randomUUID would be missing on a site without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { instance: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""), startedAt }
}

/** The hidden fields by which the site's own endpoint knows repetition and spam. */
export const hiddenParams = (fill: FormFill, answers: Answers, now: number): TemplateParams => ({
  [hiddenFields.instance]: fill.instance,
  [hiddenFields.honeypot]: answers[hiddenFields.honeypot] ?? "",
  [hiddenFields.elapsed]: String(Math.round(now - fill.startedAt)),
})
