import { hiddenFields } from "../../src/shared/enquiry/choices"
import { withTimeout } from "../../src/shared/with-timeout"
import { makeEnquiry } from "../store/enquiry"
import { addressKey } from "./address-key"
import { answerTo, type Outcome } from "./answer"
import { checkForm, formOf } from "./check-form"
import type { Answer, ContactRequest, RawFields, Services } from "./contact-request"
import { consentOf, spamSigns } from "./hidden-fields"
import { type OriginKind, originKind } from "./origin"
import { refusals, tooMany } from "./refusal"

const thanks = "Thanks! We'll get back to you shortly."

/** Checks the fields and stores them. Only when that is done may the sender be thanked. */
const storeEnquiry = async (raw: RawFields, services: Services): Promise<Outcome> => {
  const form = formOf(raw[hiddenFields.form])
  if (!form.ok) return form.refusal
  const checked = checkForm(form.value, raw)
  if (!checked.ok) return checked.refusal
  const enquiry = makeEnquiry(form.value, checked.value, {
    instance: raw[hiddenFields.instance],
    spam: spamSigns(raw, services.minimumMs),
    ...consentOf(form.value, raw),
    now: new Date(),
  })
  try {
    await withTimeout(services.storeTimeoutMs, services.put(enquiry))
    return { status: 200, message: thanks }
  } catch (error) {
    console.error("enquiries: could not be stored:", error instanceof Error ? error.message : error)
    return refusals.notStored
  }
}

/** The cheapest check comes first, and nothing of the body is read before method, origin and rate limit allow it. */
const handle = async (request: ContactRequest, origin: OriginKind, services: Services): Promise<Outcome> => {
  if (request.method !== "POST") return refusals.method
  if (origin === "stranger") return refusals.origin
  const wait = await services.rateLimit.take(addressKey(request.address))
  if (wait !== undefined) return tooMany(wait)
  const fields = await request.readFields()
  if (!fields.ok) return fields.refusal
  return storeEnquiry(fields.value, services)
}

/**
 * Answers `/api/contact` (docs/behaviour.md, "Enquiries: contact endpoint"): the forms of the pages, with scripts and
 * without, and the AMP form. Never rejects.
 * @returns 200, 400, 403, 405, 408, 413, 415, 429 or 503, or 303 to a page
 */
export const handleContact = async (request: ContactRequest, services: Services): Promise<Answer> => {
  let origin: OriginKind = "stranger"
  try {
    origin = originKind(request, services.siteUrl, services.trustProxy)
    return answerTo(request, origin, await handle(request, origin, services))
  } catch (error) {
    console.error("contact:", error)
    return answerTo(request, origin, refusals.notStored)
  }
}
