import { mailPath } from "../../src/shared/enquiry/mail-account"
import type { NewEnquiry } from "../enquiries/enquiry"
import { ownerMail } from "./owner-mail"
import type { DeliverySettings } from "./settings"

/** Longest wait for the mail service. */
export const sendTimeoutMs = 15_000

/**
 * Mails one enquiry through EmailJS's REST interface (emailjs.com, "REST API": POST /api/v1.0/email/send with
 * `accessToken`).
 * @returns undefined when the service took it, or why it did not: its status and words, a timeout, no connection. The private
 * key is never part of it.
 */
export const sendMail = async (
  enquiry: NewEnquiry,
  settings: DeliverySettings,
  timeoutMs = sendTimeoutMs,
): Promise<string | undefined> => {
  const body = {
    service_id: settings.serviceId,
    template_id: settings.templateIds[enquiry.form],
    user_id: settings.publicKey,
    accessToken: settings.privateKey,
    template_params: ownerMail(enquiry, settings.toEmail),
  }
  try {
    const response = await fetch(`${settings.origin}${mailPath}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      await response.body?.cancel().catch(() => undefined)
      return undefined
    }
    return `${response.status} ${(await response.text()).slice(0, 200)}`.replaceAll(
      settings.privateKey,
      "***",
    )
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
