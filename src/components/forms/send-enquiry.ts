import { type EmailjsAccount, emailjsAccount, mailParams } from "../../shared/enquiry/emailjs"
import {
  asksForConsent,
  type Fields,
  type FormName,
  fillBlanks,
  hiddenFields,
  leastSeconds,
  rules,
  sentAnswers,
} from "../../shared/enquiry/form-rules"
import { referenceOf } from "../../shared/enquiry/reference"
import { paths } from "../../shared/paths"
import { isPreview, site } from "../../shared/site"
import { withTimeout } from "../../shared/with-timeout"

/** A completed form, which keeps its idempotency key when sent again. Times: milliseconds since the document was opened. */
export type Submission = { readonly key: string; readonly startedAt: number }

export const startSubmission = (startedAt: number): Submission => {
  // crypto.randomUUID is missing on a site without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""), startedAt }
}

const submissionFields = ({ key, startedAt }: Submission, now: number) => ({
  [hiddenFields.instance]: key,
  [hiddenFields.elapsed]: String(Math.round(now - startedAt)),
})

type Enquiry = { readonly form: FormName; readonly answers: Fields; readonly submission: Submission }

/** The account that the site was built with, if any. Gatsby's compiler replaces exactly these expressions. */
export const builtAccount = emailjsAccount({
  GATSBY_EMAILJS_PUBLIC_KEY: isPreview ? "" : process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_SERVICE_ID: process.env.GATSBY_EMAILJS_SERVICE_ID,
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  GATSBY_EMAILJS_ORIGIN: process.env.GATSBY_EMAILJS_ORIGIN,
})

export const loadEmailjs = () => import("@emailjs/browser")

/** EmailJS's script could not be loaded: a deploy has renamed it since the page was opened, or the network is down. */
export class EmailjsMissing extends Error {}

const emailjsParams = ({ form, answers, submission }: Enquiry): Fields => ({
  ...mailParams(form, fillBlanks(form, answers), { email: site.contact.email, freeAudit: site.freeAudit }),
  reference: referenceOf(submission.key),
})

/** @throws EmailjsMissing, EmailJS's `{status, text}` for a refusal or the network's error, a string for wrong settings */
const sendByEmailjs = async (account: EmailjsAccount, form: FormName, params: Fields): Promise<void> => {
  const { init, send } = await loadEmailjs().catch(error => {
    throw new EmailjsMissing(String(error))
  })
  // Only init takes the origin.
  init({ publicKey: account.publicKey }, account.origin)
  await send(account.serviceId, account.templateIds[form], { ...params })
}

const postedFields = ({ form, answers, submission }: Enquiry, now: number): Fields => {
  const { honeypot, policy, consent } = hiddenFields
  const hidden = asksForConsent(form) ? [honeypot, policy, consent] : [honeypot, policy]
  return {
    [hiddenFields.form]: form,
    ...sentAnswers(form, answers),
    ...submissionFields(submission, now),
    ...Object.fromEntries(hidden.map(field => [field, answers[field] ?? ""])),
  }
}

/** @returns the reference */
const post = async (fields: Fields): Promise<string> => {
  const response = await fetch(paths.contactEndpoint, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()).reference
}

/** A program that fills in the honeypot gets no mail sent: only the server of the site, if there is one, keeps that. */
export const sendBy = async (account: EmailjsAccount, enquiry: Enquiry): Promise<string> => {
  const { form, answers, submission } = enquiry
  const reference = referenceOf(submission.key)
  if (answers[hiddenFields.honeypot])
    return post(postedFields(enquiry, performance.now())).catch(() => reference)
  const waitMs = submission.startedAt + leastSeconds * 1000 - performance.now()
  if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
  await sendByEmailjs(account, form, emailjsParams(enquiry))
  return reference
}

/** @returns the reference @throws what `sendByEmailjs` throws; an error for any refusal, a lost connection, or no response within 15 seconds */
export const sendEnquiry = (enquiry: Enquiry): Promise<string> =>
  withTimeout(
    15_000,
    builtAccount ? sendBy(builtAccount, enquiry) : post(postedFields(enquiry, performance.now())),
  )

/** Has the browser post the form and show the response. The key is the same, so nothing is stored twice. */
export const postByBrowser = (form: HTMLFormElement, submission: Submission): void => {
  for (const [name, value] of Object.entries(submissionFields(submission, performance.now()))) {
    const input = document.createElement("input")
    Object.assign(input, { type: "hidden", name, value })
    form.append(input)
  }
  form.submit()
}

/** An email to the owner with the answers in it, one per line (RFC 6068, section 5); undefined if no address is set. */
export const mailtoWith = (form: FormName, answers: Fields): string | undefined => {
  if (!site.contact.email) return undefined
  const lines = Object.entries(rules[form]).flatMap(([field, { label }]) =>
    answers[field] ? [`${label}: ${answers[field].replace(/\r?\n/g, "\r\n")}`] : [],
  )
  const subject = encodeURIComponent(form === "audit" ? `Free ${site.freeAudit}` : "Enquiry")
  return `mailto:${site.contact.email}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`
}
