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
