import type { FormName } from "../../src/shared/enquiry/forms"

/** A mail to the owner, for either way of sending it. */
export type OwnerMail = {
  /** Names the mail (its Message-ID): the enquiry's id, or that of a summary's first one. */
  readonly id: string
  /** Whose template EmailJS fills in. */
  readonly form: FormName
  /** The template's parameters; `to_email` is the owner's address. */
  readonly params: Readonly<Record<string, string>>
  readonly subject: string
  readonly text: string
}

/**
 * How a mail fared. A permanent refusal would meet the same mail again (a recipient that does not exist, a message that
 * is too large); anything else is worth another attempt.
 */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly isPermanent: boolean }

/** Sends a mail; never rejects, and puts no key or password into an error. */
export type SendMail = (mail: OwnerMail, timeoutMs: number) => Promise<Sent>

/** Longest wait for the mail service. */
export const sendTimeoutMs = 15_000
