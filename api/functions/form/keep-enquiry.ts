import { hiddenFields } from "../../../src/shared/enquiry/choices"
import { makeEnquiry } from "../../enquiries/enquiry"
import type { RawFields } from "../request/parse-body"
import { accepted, type Result, refusals, refused } from "../request/refusal"
import type { Services } from "../request/services"
import { checkForm, type FormName } from "./forms"
import { spamSigns } from "./spam"

const withinTime = async (work: Promise<unknown>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the store did not answer within ${ms} ms`)), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Checks a form's fields and stores them as an enquiry. Only when that is done may the sender be thanked.
 * @param form whose rules count
 * @param raw the form's fields, under the form's own names
 * @param hidden where the hidden fields are looked for
 * @param nameOf the sender's name for a field, used in errors
 * @returns the enquiry's id, or the refusal: 400 wrong fields, 503 not stored (the cause goes to stderr, without the answers)
 */
export const keepEnquiry = async (
  form: FormName,
  { raw, hidden = raw, nameOf }: { raw: RawFields; hidden?: RawFields; nameOf?: (field: string) => string },
  services: Services,
): Promise<Result<string>> => {
  const checked = checkForm(form, raw, nameOf)
  if (!checked.ok) return checked
  const spam = spamSigns(hidden, services.minimumMs)
  const enquiry = makeEnquiry(form, checked.value, {
    instance: hidden[hiddenFields.instance],
    spam,
    now: new Date(),
  })
  try {
    await withinTime(services.put(enquiry), services.storeTimeoutMs)
    return accepted(enquiry.id)
  } catch (error) {
    console.error("enquiries: could not be stored:", error instanceof Error ? error.message : error)
    return refused(refusals.notStored)
  }
}
