import type { Fields } from "../../shared/enquiry/forms"
import type { FieldErrors } from "./answers"

/**
 * The state of a form; everything it shows follows from it.
 * `invalid`, `sent`, `failed` and `offline` are idle too: the next submission starts from any of them. `answers` are those
 * that were sent, `mailto` is the address of an e-mail with the answers in it.
 */
export type FormState =
  | { readonly status: "idle" }
  | { readonly status: "invalid"; readonly errors: FieldErrors }
  | { readonly status: "sending" }
  | { readonly status: "sent"; readonly answers: Fields }
  | { readonly status: "failed"; readonly mailto: string }
  | { readonly status: "offline"; readonly mailto: string }

const none: FieldErrors = {}

/** The errors to show beside the fields. */
export const errorsOf = (state: FormState): FieldErrors => (state.status === "invalid" ? state.errors : none)

/**
 * The state after a visitor changed a field: its error goes once the answer is right, or says what is wrong now.
 * Fields without an error are left in peace until the form is sent.
 */
export const mend = (state: FormState, field: string, error: string | undefined): FormState => {
  if (state.status !== "invalid" || !(field in state.errors) || state.errors[field] === error) return state
  const { [field]: _mended, ...others } = state.errors
  if (error) return { status: "invalid", errors: { ...state.errors, [field]: error } }
  return Object.keys(others).length > 0 ? { status: "invalid", errors: others } : { status: "idle" }
}
