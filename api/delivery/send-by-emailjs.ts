import { type MailAccount, mailPath } from "../../src/shared/enquiry/mail-account"
import type { Mailer, Sent } from "./mail"

/** What EmailJS's REST interface needs for a mail (emailjs.com, "REST API", "/send"). */
export type EmailjsSettings = MailAccount & { readonly privateKey: string }

// Content that is too large or cannot be processed (RFC 9110, section 15.5). What else EmailJS refuses is wrong with the
// account, a template or its limits.
const finalStatuses = [413, 422]

const post = async (settings: EmailjsSettings, body: string, timeoutMs: number): Promise<Sent> => {
  const response = await fetch(`${settings.origin}${mailPath}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = `${response.status} ${(await response.text()).slice(0, 200)}`.replaceAll(
    settings.privateKey,
    "***",
  )
  return response.ok
    ? { ok: true, answer }
    : { ok: false, error: answer, isFinal: finalStatuses.includes(response.status) }
}

/**
 * Mails through EmailJS's REST interface (emailjs.com, "REST API": POST /api/v1.0/email/send with `accessToken`). Errors
 * are the service's status and words, a timeout, or no connection; the private key is never part of them.
 */
export const emailjsMailer = (settings: EmailjsSettings, longestMs = 60_000): Mailer => ({
  longestMs,
  send: async ({ form, params }) => {
    const body = {
      service_id: settings.serviceId,
      template_id: settings.templateIds[form],
      user_id: settings.publicKey,
      accessToken: settings.privateKey,
      template_params: params,
    }
    try {
      return await post(settings, JSON.stringify(body), longestMs)
    } catch (error) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return { ok: false, error: why, isFinal: false }
    }
  },
})
