import { mailPath } from "../../src/shared/enquiry/mail-account"
import type { SendMail, Sent } from "./mail"
import type { EmailjsSettings } from "./settings"

// RFC 9110, section 15.5, and RFC 6585: these two say "not now", every other 4xx "not so".
const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

const post = async (settings: EmailjsSettings, body: string, timeoutMs: number): Promise<Sent> => {
  const response = await fetch(`${settings.origin}${mailPath}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) {
    await response.body?.cancel().catch(() => undefined)
    return { ok: true }
  }
  const error = `${response.status} ${(await response.text()).slice(0, 200)}`.replaceAll(
    settings.privateKey,
    "***",
  )
  return { ok: false, error, isPermanent: isPermanent(response.status) }
}

/**
 * Mails through EmailJS's REST interface (emailjs.com, "REST API": POST /api/v1.0/email/send with `accessToken`).
 * @returns a function whose errors are the service's status and words, a timeout, or no connection; the private key is
 * never part of them
 */
export const sendByEmailjs =
  (settings: EmailjsSettings): SendMail =>
  async ({ form, params }, timeoutMs) => {
    const body = {
      service_id: settings.serviceId,
      template_id: settings.templateIds[form],
      user_id: settings.publicKey,
      accessToken: settings.privateKey,
      template_params: params,
    }
    try {
      return await post(settings, JSON.stringify(body), timeoutMs)
    } catch (error) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return { ok: false, error: why, isPermanent: false }
    }
  }
