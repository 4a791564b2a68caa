import { hiddenFields } from "../../src/shared/enquiry/choices"
import { formOf } from "./form/check-form"
import { storeEnquiry } from "./form/store-enquiry"
import { clientAddress } from "./request/client-address"
import type { Handler, Incoming } from "./request/incoming"
import { type OriginKind, originKind } from "./request/origin"
import { readFields } from "./request/read-fields"
import { refusals, tooMany } from "./request/refusal"
import { send } from "./request/send"
import type { Services } from "./request/services"
import { completeWithoutConnection } from "./request/unread-body"
import { answerTo, type Outcome } from "./respond"

const thanks = "Thanks! We'll get back to you shortly."

/** The cheapest check comes first, and nothing of the body is read before method, origin and rate limit allow it. */
const handle = async (req: Incoming, origin: OriginKind, services: Services): Promise<Outcome> => {
  if (req.method !== "POST") return refusals.method
  if (origin === "stranger") return refusals.origin
  const wait = await services.rateLimit.take(clientAddress(req, services.trustProxy))
  if (wait !== undefined) return tooMany(wait)
  const fields = await readFields(req, services.bodyTimeoutMs)
  if (!fields.ok) return fields.refusal
  const form = formOf(fields.value[hiddenFields.form])
  if (!form.ok) return form.refusal
  const stored = await storeEnquiry(form.value, fields.value, services)
  return stored.ok ? { status: 200, message: thanks } : stored.refusal
}

/**
 * Answers `/api/contact` (docs/behaviour.md, "Enquiries: contact endpoint"): the forms of the pages, with scripts and
 * without, and the AMP form.
 * @param services gives the store, the rate limit and the settings, anew for each request
 * @returns a handler that always answers: 200, 400, 403, 405, 408, 413, 415, 429 or 503, or 303 to a page
 */
export const handleContact =
  (services: () => Services): Handler =>
  async (req, res) => {
    let origin: OriginKind = "stranger"
    completeWithoutConnection(req)
    try {
      const current = services()
      origin = originKind(req, current.siteUrl, current.trustProxy)
      send(req, res, answerTo(req, origin, await handle(req, origin, current)))
    } catch (error) {
      console.error("contact:", error)
      send(req, res, answerTo(req, origin, refusals.notStored))
    }
  }
