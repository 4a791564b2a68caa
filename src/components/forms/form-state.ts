import { attempt } from "../../shared/attempt"
import { type Fields, rules } from "../../shared/enquiry/form-rules"
import type { NamedForm } from "./form-definition"
import { type OtherWays, otherWays } from "./other-ways"
import { isNotStored } from "./send-enquiry"

export type FormState =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "invalid"; readonly errors: Partial<Fields> }
  | { readonly status: "sent"; readonly answers: Fields; readonly reference: string }
  /** `reason` is the server's, in its words for the visitor. */
  | { readonly status: "failed" | "offline"; readonly ways: OtherWays; readonly reason?: string | undefined }

export type FormStatusProps = { form: NamedForm; state: FormState }

/**
 * What a form shows that was not sent: what the server says (api/contact/replies.ts) of a field beside it, the rest in a notice.
 * @param error why; of another host's answer, or none, nothing is said
 */
export const unsentState = (
  form: NamedForm,
  answers: Fields,
  error: unknown,
  isOnline: boolean,
): FormState => {
  const { message, errors } = Object(isNotStored(error) && attempt(() => JSON.parse(error.answer)))
  const named = [errors].flat().filter(one => Object.keys(rules[form.name]).includes(one?.field))
  if (named.length > 0)
    return { status: "invalid", errors: Object.fromEntries(named.map(one => [one.field, `${one.message}`])) }
  const reason = typeof message === "string" ? message : undefined
  return { status: isOnline ? "failed" : "offline", ways: otherWays(form, answers), reason }
}
