import { hiddenFields } from "../../../src/shared/enquiry/choices"
import type { FormName } from "../../../src/shared/enquiry/forms"
import { withTimeout } from "../../../src/shared/with-timeout"
import { makeEnquiry } from "../../enquiries/enquiry"
import type { RawFields } from "../request/raw-fields"
import { accepted, type Result, refusals, refused } from "../request/refusal"
import type { Services } from "../request/services"
import { checkForm } from "./check-form"
import { consentOf } from "./consent"
import { spamSigns } from "./spam"

/**
 * Checks a form's fields and stores them as an enquiry. Only when that is done may the sender be thanked.
 * @param form whose rules count
 * @param raw the form's fields and the hidden ones
 * @returns the enquiry's id, or the refusal: 400 wrong fields, 503 not stored (the cause goes to stderr, without the answers)
 */
export const storeEnquiry = async (
  form: FormName,
  raw: RawFields,
  services: Services,
): Promise<Result<string>> => {
  const checked = checkForm(form, raw)
  if (!checked.ok) return checked
  const spam = spamSigns(raw, services.minimumMs)
  const enquiry = makeEnquiry(form, checked.value, {
    instance: raw[hiddenFields.instance],
    spam,
    ...consentOf(form, raw),
    now: new Date(),
  })
  try {
    await withTimeout(services.storeTimeoutMs, services.put(enquiry))
    return accepted(enquiry.id)
  } catch (error) {
    console.error("enquiries: could not be stored:", error instanceof Error ? error.message : error)
    return refused(refusals.notStored)
  }
}
