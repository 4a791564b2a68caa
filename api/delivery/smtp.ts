import nodemailer, { type NodemailerError } from "nodemailer"
import type { Mailer } from "./mail"

const minuteMs = 60_000

// Recipient, size and content (RFC 3463) concern one mail; without an extended code, the reply code decides (RFC 5321).
const isPermanent = ({ responseCode = 0, response = "" }: NodemailerError): boolean => {
  const [, detail] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (responseCode < 500 || /^\d{3}[ -]4\./.test(response)) return false
  return detail ? /^(1\.|2\.3$|3\.4$|6\.)/.test(detail) : [550, 551, 552, 553].includes(responseCode)
}

/** @param from the sender's address; by default the mailbox's own, if the URL has it, or each mail's recipient */
export const smtpMailer = ({ url, from }: { readonly url: string; readonly from?: string }): Mailer => {
  const { hostname, username, password: encoded } = new URL(url)
  const [user, password] = [decodeURIComponent(username), decodeURIComponent(encoded)]
  const sender = from ?? (user.includes("@") ? user : undefined)
  return {
    summaryLimit: 1000,
    send: async ({ id, brand: name, params, subject, text }, cancel) => {
      const { to_email: to = "", from_email: replyTo } = params
      const address = sender ?? to
      const messageId = `<${id}@${address.split("@").at(-1)}>`
      let isHandedOver = false
      const watch = ({ tnx }: { tnx?: string }) => (isHandedOver ||= tnx === "message")
      const transport = nodemailer.createTransport({
        url,
        debug: true,
        logger: { debug: watch },
        requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname),
        connectionTimeout: minuteMs,
        greetingTimeout: 5 * minuteMs,
        // A server may take this long to reply to DATA (RFC 5321, 4.5.3.2.6); giving up earlier may send a mail twice.
        socketTimeout: 10 * minuteMs,
      })
      try {
        const mail = { from: { name, address }, to, replyTo, subject, text, messageId, signal: cancel }
        const { response } = await transport.sendMail(mail)
        return { ok: true, serverReply: response }
      } catch (thrown) {
        const failure = thrown as NodemailerError
        const { message, command, responseCode = 0 } = failure
        const error = (password ? message.replaceAll(password, "***") : message).slice(0, 200)
        const isRefused = command === "DATA" && responseCode >= 500
        return { ok: false, error, isRefused, isPermanent: isPermanent(failure), isHandedOver }
      }
    },
  }
}
