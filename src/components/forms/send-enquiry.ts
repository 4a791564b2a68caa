import { addresses } from "../../shared/addresses"
import { hiddenFields } from "../../shared/enquiry/choices"
import { type Fields, type FormName, fillBlanks, sentAnswers } from "../../shared/enquiry/forms"
import { mailParams } from "../../shared/enquiry/mail-params"
import { site } from "../../shared/site"
import { withTimeout } from "../../shared/with-timeout"
import { builtAccount, sendByEmailjs } from "./send-by-emailjs"

/** One filling-in of a form: sent again, it is known to be the same. */
export type FormFill = { readonly instance: string; readonly startedAt: number }

/**
 * Begins a new filling-in.
 * @param startedAt milliseconds since the document was opened; the first one begins there and not when the scripts are
 * ready, so that nobody who typed meanwhile looks faster than a person can be
 */
export const beginFill = (startedAt: number): FormFill => {
  // crypto.randomUUID would be missing on a site without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { instance: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""), startedAt }
}

/** A form as it is sent: its answers, trimmed, and which filling-in they are. */
type Filled = { readonly form: FormName; readonly answers: Fields; readonly fill: FormFill }

/**
 * How long a visitor waits before a message counts as not sent.
 */
export const sendLimitMs = 15_000

/** What an EmailJS account is sent. */
export const emailjsParams = ({ form, answers }: Filled): Fields =>
  mailParams(form, fillBlanks(form, answers), site.contact.email)

/**
 * What the site itself is sent: the answers as they are, and the hidden fields by which it knows the form, repetition,
 * spam and consent.
 * @param now milliseconds since the document was opened
 */
export const postedFields = ({ form, answers, fill }: Filled, now: number): Fields => ({
  [hiddenFields.form]: form,
  ...sentAnswers(form, answers),
  [hiddenFields.instance]: fill.instance,
  [hiddenFields.honeypot]: answers[hiddenFields.honeypot] ?? "",
  [hiddenFields.elapsed]: String(Math.round(now - fill.startedAt)),
  [hiddenFields.policy]: answers[hiddenFields.policy] ?? "",
  ...(form === "audit" && { [hiddenFields.consent]: answers[hiddenFields.consent] ?? "" }),
})

/**
 * Lets the browser post the form to the site itself, and show the page that answers. It is the same filling-in: what may
 * have arrived before is not stored twice.
 */
export const postByBrowser = (form: HTMLFormElement, fill: FormFill): void => {
  const hidden = {
    [hiddenFields.instance]: fill.instance,
    [hiddenFields.elapsed]: String(Math.round(performance.now() - fill.startedAt)),
  }
  for (const [name, value] of Object.entries(hidden)) {
    const input = document.createElement("input")
    Object.assign(input, { type: "hidden", name, value })
    form.append(input)
  }
  form.submit()
}

const post = async (fields: Fields): Promise<void> => {
  const answer = await fetch(addresses.contactEndpoint, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

/**
 * Sends a checked form, to the EmailJS account of the build or else to the site itself.
 * @throws ClientMissing, and for an answer that is no 2xx, a lost connection, and an answer that takes longer than 15 s
 */
export const sendEnquiry = (filled: Filled): Promise<void> =>
  withTimeout(
    sendLimitMs,
    builtAccount
      ? sendByEmailjs(builtAccount, filled.form, emailjsParams(filled))
      : post(postedFields(filled, performance.now())),
  )
