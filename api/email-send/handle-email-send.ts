import { keepEnquiry } from "../functions/form/keep-enquiry"
import { admit } from "../functions/request/admit"
import type { Handler, Incoming } from "../functions/request/incoming"
import { corsHeaders, type OriginKind, originKind } from "../functions/request/origin"
import { type Refusal, refusals } from "../functions/request/refusal"
import { type Answer, send } from "../functions/request/send"
import type { Services } from "../functions/request/services"
import { formFields, readPayload, templateName } from "./payload"

type Outcome = {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

const refusalText = ({ status, message, errors, headers }: Refusal): Outcome => ({
  status,
  text: errors ? errors.map(error => `${error.field}: ${error.message}`).join("\n") : message,
  headers,
})

const handle = async (req: Incoming, origin: OriginKind, services: Services): Promise<Outcome> => {
  const admitted = await admit(req, services, { origin, understood: ["application/json"] })
  if (!admitted.ok) return refusalText(admitted.refusal)
  const mail = readPayload(admitted.value)
  if (typeof mail === "string") return { status: 400, text: mail }
  const fields = { raw: formFields(mail.params), hidden: mail.params, nameOf: templateName }
  const kept = await keepEnquiry(mail.form, fields, services)
  return kept.ok ? { status: 200, text: "OK" } : refusalText(kept.refusal)
}

const answer = (req: Incoming, origin: OriginKind, { status, text, headers }: Outcome): Answer => ({
  status,
  headers: { ...headers, ...corsHeaders(req, origin), "Content-Type": "text/plain; charset=utf-8" },
  body: text,
})

/**
 * Plays EmailJS's `/api/v1.0/email/send` for a site without an account: takes what the client sends, stores it as
 * an enquiry and answers in plain text as the service does, "OK" or what is wrong.
 * @param services gives the store, the rate limit and the settings, anew for each request
 */
export const handleEmailSend =
  (services: () => Services): Handler =>
  async (req, res) => {
    let origin: OriginKind = "stranger"
    try {
      const current = services()
      origin = originKind(req, current.siteUrl, current.trustProxy)
      send(req, res, answer(req, origin, await handle(req, origin, current)))
    } catch (error) {
      console.error("email/send:", error)
      send(req, res, answer(req, origin, refusalText(refusals.notStored)))
    }
  }
