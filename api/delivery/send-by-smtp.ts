import nodemailer from "nodemailer"
import type { Mailer } from "./mail"

/** A mailbox of the owner's. */
export type SmtpSettings = {
  /** `smtp://` or `smtps://user:password@host:port`. */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}

type SmtpError = Error & { readonly responseCode?: number; readonly response?: string }

const minuteMs = 60_000

// A server may take ten minutes to answer DATA (RFC 5321, section 4.5.3.2.6). Who gives up before may send twice.
const timeouts = { connectionTimeout: minuteMs, greetingTimeout: 5 * minuteMs, socketTimeout: 10 * minuteMs }

/**
 * Whether a refusal concerns this mail: its recipient, size or content (RFC 3463). Sending limits, policies and what is
 * wrong with the account are over some day, and a reply without an extended code counts by its own (RFC 5321, 4.2.3).
 */
const isFinal = ({ responseCode = 0, response = "" }: SmtpError): boolean => {
  const [, detail] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (responseCode < 500 || /^\d{3}[ -]4\./.test(response)) return false
  return detail ? /^(1\.|2\.3$|3\.4$|6\.)/.test(detail) : [550, 551, 552, 553].includes(responseCode)
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Mails through an SMTP server, by TLS unless it is on this machine, as plain text whose answer goes to the visitor. */
export const smtpMailer = ({ url, from }: SmtpSettings): Mailer => {
  const { hostname, password: encoded } = new URL(url)
  const password = decodeURIComponent(encoded)
  const transport = nodemailer.createTransport({ url, requireTLS: !isLoopback(hostname), ...timeouts })
  return {
    longestMs: 12 * minuteMs,
    send: async ({ id, params, subject, text }) => {
      const { to_email: to, reply_to: replyTo } = params
      const messageId = `<${id}@${from.split("@").at(-1)}>`
      try {
        const { response } = await transport.sendMail({ from, to, replyTo, subject, text, messageId })
        return { ok: true, answer: response }
      } catch (error) {
        const { message } = error as Error
        const shown = password ? message.replaceAll(password, "***") : message
        return { ok: false, error: shown.slice(0, 200), isFinal: isFinal(error as SmtpError) }
      }
    },
  }
}
