import nodemailer, { type NodemailerError } from "nodemailer"
import { type EmailjsAccount, mailPath } from "../../src/shared/enquiry/emailjs"
import type { Fields, FormName } from "../../src/shared/enquiry/form-rules"

export type OwnerMail = {
  readonly id: string
  readonly form: FormName
  readonly brand: string
  readonly params: Fields
  readonly subject: string
  readonly text: string
}

export type Sent =
  | { readonly ok: true; readonly serverReply: string }
  | {
      readonly ok: false
      readonly error: string
      /** Whether another try of this mail would be in vain. */
      readonly isPermanent: boolean
      /** Whether its text was read and refused, perhaps for what the text says. */
      readonly isRefused?: boolean
      /** Whether the mail server may have it all the same. */
      readonly isHandedOver?: boolean
    }

export type Mailer = {
  /** Never rejects, and never puts a key or password into an error. */
  readonly send: (mail: OwnerMail, cancel?: AbortSignal) => Promise<Sent>
  /** How many enquiries a mail may have. */
  readonly summaryLimit: number
}

const minuteMs = 60_000

// Recipient, size and content (RFC 3463) concern one mail; without an extended code, the reply code decides (RFC 5321).
// Before a recipient is named, a server refuses the account or the connection, which may be mended.
const isPermanent = ({ responseCode = 0, response = "", command = "" }: NodemailerError): boolean => {
  const [, detail] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (responseCode < 500 || /^\d{3}[ -]4\./.test(response)) return false
  return detail
    ? /^(1\.|2\.3$|3\.4$|6\.)/.test(detail)
    : /^(RCPT|DATA)/.test(command) && [550, 551, 552, 553].includes(responseCode)
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
        // An automatic reply to it would go to the visitor (RFC 3834, section 5).
        const headers = { "Auto-Submitted": "auto-generated" }
        const mail = {
          from: { name, address },
          to,
          replyTo,
          subject,
          text,
          messageId,
          headers,
          signal: cancel,
        }
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

export const emailjsMailer = (
  account: Omit<EmailjsAccount, "hasFallback"> & { privateKey: string },
  timeoutMs = 60_000,
): Mailer => ({
  // EmailJS takes parameters of 50 kB ("REST API", "Limits").
  summaryLimit: 100,
  send: async ({ form, params }, cancel) => {
    const body = {
      service_id: account.serviceId,
      template_id: account.templateIds[form],
      user_id: account.publicKey,
      accessToken: account.privateKey,
      template_params: params,
    }
    try {
      const response = await fetch(`${account.origin}${mailPath}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(cancel ? [cancel] : [])]),
      })
      const text = `${response.status} ${(await response.text()).slice(0, 200)}`
      const serverReply = text.replaceAll(account.privateKey, "***")
      // Any status but "too large" and "unprocessable" is a problem of the account, a template or a limit.
      const isPermanent = [413, 422].includes(response.status)
      return response.ok ? { ok: true, serverReply } : { ok: false, error: serverReply, isPermanent }
    } catch (error) {
      return { ok: false, error: String(error), isPermanent: false, isHandedOver: true }
    }
  },
})
