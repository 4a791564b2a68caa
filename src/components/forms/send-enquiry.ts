import { attempt } from "../../shared/attempt"
import { type EmailjsAccount, type EmailjsTrial, emailjsAccount } from "../../shared/enquiry/emailjs"
import {
  asksForConsent,
  type Fields,
  type FormName,
  fillBlanks,
  hiddenFields,
  leastSeconds,
  sentAnswers,
} from "../../shared/enquiry/form-rules"
import { mailParams } from "../../shared/enquiry/mail-params"
import { referenceOf } from "../../shared/enquiry/reference"
import { paths } from "../../shared/paths"
import { isPreview, site } from "../../shared/site"
import { withTimeout } from "../../shared/with-timeout"
import { answerMs, type EmailjsFailure, isEmailjsFailure, mayLeave, sendByEmailjs } from "./send-by-emailjs"

/** A completed form, which keeps its idempotency key when sent again. Times: milliseconds since the document was opened. */
export type Submission = {
  readonly key: string
  readonly startedAt: number
  /** Why EmailJS did not take it when last tried. */
  emailjs?: EmailjsFailure
  /** Whether the site may have stored it without saying so. */
  mayBeStored?: boolean
}

export const startSubmission = (startedAt: number): Submission => {
  // crypto.randomUUID is missing on a site without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""), startedAt }
}

type Enquiry = { readonly form: FormName; readonly answers: Fields; readonly submission: Submission }

/** The account that the site was built with, if any. Gatsby's compiler replaces exactly these expressions. */
export const builtAccount = emailjsAccount({
  GATSBY_EMAILJS_PUBLIC_KEY: isPreview ? "" : process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_SERVICE_ID: process.env.GATSBY_EMAILJS_SERVICE_ID,
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  GATSBY_EMAILJS_ORIGIN: process.env.GATSBY_EMAILJS_ORIGIN,
  GATSBY_EMAILJS_FALLBACK: process.env.GATSBY_EMAILJS_FALLBACK,
})

const emailjsParams = ({ form, answers, submission }: Enquiry): Fields => ({
  ...mailParams(form, fillBlanks(form, answers), { email: site.contact.email, freeAudit: site.freeAudit }),
  reference: referenceOf(submission.key),
})

const postedFields = ({ form, answers, submission }: Enquiry): Fields => {
  const { honeypot, policy, consent, instance, elapsed } = hiddenFields
  const hidden = asksForConsent(form) ? [honeypot, policy, consent] : [honeypot, policy]
  return {
    [hiddenFields.form]: form,
    ...sentAnswers(form, answers),
    [instance]: submission.key,
    [elapsed]: String(Math.round(performance.now() - submission.startedAt)),
    ...Object.fromEntries(hidden.map(field => [field, answers[field] ?? ""])),
  }
}

/** The host has answered, but not that it has stored the enquiry; a static one may answer with a page. */
export type NotStored = Error & { readonly status: number; readonly answer: string }

export const notStored = (status: number, answer: string): NotStored =>
  Object.assign(new Error(`${status} ${answer}`), { status, answer })

export const isNotStored = (error: unknown): error is NotStored => error instanceof Error && "answer" in error

/** @returns the reference @throws NotStored, the network's error, or an error for no answer within 15 seconds */
const post = async (fields: Fields, emailjs?: EmailjsTrial): Promise<string> => {
  const trial = emailjs && {
    [hiddenFields.emailjs]: emailjs.outcome,
    [hiddenFields.emailjsReason]: emailjs.reason,
  }
  const send = async () => {
    const response = await fetch(paths.contactEndpoint, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, ...trial }),
      // Its loss, where the page is left, would be a second mail.
      keepalive: emailjs?.outcome === "delivered",
    })
    const text = await response.text()
    const reference = response.ok && attempt(() => JSON.parse(text).reference)
    if (typeof reference !== "string") throw notStored(response.status, text)
    return reference
  }
  return withTimeout(answerMs, send())
}

/**
 * Sends by EmailJS, or else has the site take it. What may have arrived is first repeated to the site, which recognises it.
 * @throws EmailjsFailure without a fallback, else as `post`
 */
export const sendBy = async (account: EmailjsAccount, enquiry: Enquiry): Promise<string> => {
  const { form, answers, submission } = enquiry
  const reference = referenceOf(submission.key)
  const fields = postedFields(enquiry)
  // A program that fills in the honeypot gets no mail sent: only the server of the site, if there is one, keeps that.
  if (answers[hiddenFields.honeypot]) return post(fields).catch(() => reference)

  const takeOver = ({ trial, late }: EmailjsFailure): Promise<string> => {
    const isSent = mayLeave()
    const posting = post(fields, trial).catch(error => {
      submission.mayBeStored ||= isSent && !(isNotStored(error) && error.status < 500)
      throw error
    })
    const ofEmailjs = late?.then(
      () => reference,
      () => posting,
    )
    return Promise.race([posting, ...(ofEmailjs ? [ofEmailjs] : [])])
  }

  const before = submission.emailjs
  if (before && account.hasFallback && (before.trial.outcome === "unsure" || submission.mayBeStored))
    try {
      return await takeOver(before)
    } catch (error) {
      if (!isNotStored(error)) throw error
    }
  try {
    const waitMs = submission.startedAt + leastSeconds * 1000 - performance.now()
    await sendByEmailjs(account, form, emailjsParams(enquiry), waitMs)
    return reference
  } catch (error) {
    if (!isEmailjsFailure(error)) throw error
    submission.emailjs = error
    if (!account.hasFallback) throw error
    console.error("The site takes the form instead:", error.message)
    const { trial, late } = error
    // Then the site does not mail it as well.
    late?.then(() => post(fields, { ...trial, outcome: "delivered" })).catch(() => undefined)
    return takeOver(error)
  }
}

/** @returns the reference @throws as `sendBy` and `post` */
export const sendEnquiry = (enquiry: Enquiry): Promise<string> =>
  builtAccount ? sendBy(builtAccount, enquiry) : post(postedFields(enquiry))

/** Whether the site can be reached at all: `navigator.onLine` is wrong behind some firewalls. */
export const isReachable = (): Promise<boolean> =>
  withTimeout(3000, fetch(window.location.pathname, { method: "HEAD", cache: "no-store" })).then(
    () => true,
    () => false,
  )
