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
 * How a mail fared. A final refusal concerns this mail alone (a message that is too large, a recipient that does not
 * exist); anything else is worth another attempt.
 */
export type Sent =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly error: string; readonly isFinal: boolean }

/** A way of sending mails. */
export type Mailer = {
  /** Never rejects, and puts no key or password into an error. */
  readonly send: (mail: OwnerMail) => Promise<Sent>
  /** The longest that one mail may take. */
  readonly longestMs: number
}
