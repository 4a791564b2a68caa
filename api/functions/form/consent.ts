import { hiddenFields } from "../../../src/shared/enquiry/choices"
import type { FormName } from "../../../src/shared/enquiry/forms"
import type { NewEnquiry } from "../../enquiries/enquiry"
import type { RawFields } from "../request/raw-fields"
import { cleanLine } from "./clean-text"

/**
 * What a form tells of the sender's consent: the version of the privacy policy that its page showed, and for the audit
 * form whether the box was ticked. A page that tells no version tells nothing: it was opened before there was one.
 */
export const consentOf = (form: FormName, raw: RawFields): Pick<NewEnquiry, "consent" | "policy"> => {
  const policy = cleanLine(raw[hiddenFields.policy])
  if (typeof policy !== "string" || !/^[0-9a-f]{12}$/.test(policy)) return {}
  return form === "audit" ? { policy, consent: cleanLine(raw[hiddenFields.consent]) === "on" } : { policy }
}
