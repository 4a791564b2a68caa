import { within } from "../../shared/with-timeout"
import type { MailService } from "./mail-service"
import type { TemplateParams } from "./template-params"

/**
 * How long a visitor waits before a message counts as not sent (docs/behaviour.md, "Forms: sending and its notices").
 */
export const sendLimitMs = 15_000

/** Loads EmailJS's client; asked for ahead of time, it is there when the visitor presses the button. */
export const loadClient = () => import("@emailjs/browser")

const post = async (service: MailService, templateId: string, params: TemplateParams) => {
  const { init, send } = await loadClient()
  // The origin can be set by init alone, not per call.
  init({ publicKey: service.publicKey }, service.origin)
  await send(service.serviceId, templateId, { ...params })
}

/**
 * Sends a form's parameters through EmailJS's client.
 * @throws EmailJS's `{status, text}` for an answer that is no 2xx, the browser's error for a lost connection, a
 * client that cannot be loaded or an answer that takes longer than 15 s, a text for a wrong configuration
 */
export const sendMail = (service: MailService, templateId: string, params: TemplateParams): Promise<void> =>
  within(sendLimitMs, post(service, templateId, params))
