import nodemailer from "nodemailer"
import { withTimeout } from "../../src/shared/with-timeout"
import type { SendMail } from "./mail"
import type { SmtpSettings } from "./settings"

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number }

// RFC 5321, section 4.2.1: 5yz is permanent. A server that does not know our password is wrong about every mail, and
// is right again once the owner has mended it.
const isPermanent = ({ code, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && code !== "EAUTH" && code !== "ETLS"

/** Mails through an SMTP server, as plain text whose answer goes to the visitor. */
export const sendBySmtp = ({ url, from }: SmtpSettings): SendMail => {
  const transport = nodemailer.createTransport(url)
  const password = decodeURIComponent(new URL(url).password)
  return async ({ id, params, subject, text }, timeoutMs) => {
    const mail = {
      from,
      to: params.to_email,
      replyTo: params.reply_to,
      subject,
      text,
      messageId: `<${id}@${from.split("@").at(-1)}>`,
    }
    try {
      await withTimeout(timeoutMs, transport.sendMail(mail))
      return { ok: true }
    } catch (error) {
      const { message } = error as Error
      const shown = password ? message.replaceAll(password, "***") : message
      return { ok: false, error: shown.slice(0, 200), isPermanent: isPermanent(error as SmtpError) }
    }
  }
}
