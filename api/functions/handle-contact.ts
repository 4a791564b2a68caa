import { hiddenFields } from "../../src/shared/enquiry/choices"
import { formOf } from "./form/forms"
import { keepEnquiry } from "./form/keep-enquiry"
import { admit } from "./request/admit"
import type { Handler, Incoming } from "./request/incoming"
import { type OriginKind, originKind } from "./request/origin"
import { formTypes } from "./request/parse-body"
import { refusals } from "./request/refusal"
import { send } from "./request/send"
import type { Services } from "./request/services"
import { answerTo, type Outcome } from "./respond"

const thanks = "Thanks! We'll get back to you shortly."

const handle = async (req: Incoming, origin: OriginKind, services: Services): Promise<Outcome> => {
  const admitted = await admit(req, services, { origin, understood: formTypes })
  if (!admitted.ok) return admitted.refusal
  const form = formOf(admitted.value[hiddenFields.form])
  if (!form.ok) return form.refusal
  const kept = await keepEnquiry(form.value, { raw: admitted.value }, services)
  return kept.ok ? { status: 200, message: thanks } : kept.refusal
}

/**
 * Answers `/api/contact` (docs/behaviour.md, "Enquiries: contact endpoint"): the AMP form, and the other two forms
 * without JavaScript.
 * @param services gives the store, the rate limit and the settings, anew for each request
 * @returns a handler that always answers: 200, 400, 403, 405, 408, 413, 415, 429 or 503, or 303 to a page
 */
export const handleContact =
  (services: () => Services): Handler =>
  async (req, res) => {
    let origin: OriginKind = "stranger"
    try {
      const current = services()
      origin = originKind(req, current.siteUrl, current.trustProxy)
      send(req, res, answerTo(req, origin, await handle(req, origin, current)))
    } catch (error) {
      console.error("contact:", error)
      send(req, res, answerTo(req, origin, refusals.notStored))
    }
  }
