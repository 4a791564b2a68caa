import { fillTokens } from "../text-tokens"
import { type FieldTexts, labelOf } from "./field-texts"

const notSpecified = "Not specified"

/** What the endpoint answers to an enquiry that it has stored. */
export const thanks = "Thanks! We'll get back to you shortly."

/**
 * `instance` is the idempotency key, `elapsed` in ms, `policy` the version of the privacy policy that was shown. The last two say
 * what became of the enquiry at EmailJS, which the browser tried first.
 */
export const hiddenFields = {
  form: "form",
  instance: "form_instance",
  honeypot: "comments",
  elapsed: "elapsed_ms",
  policy: "policy",
  consent: "consent",
  emailjs: "emailjs",
  emailjsReason: "emailjs_reason",
} as const

/** Sooner than this after a form was shown, only a program has filled it in. A server may have another setting. */
export const leastSeconds = 2

/** How much of the hash of the privacy policy is its version, in hexadecimal digits. */
export const policyVersionLength = 12

/** Most characters per field, counted as browsers count `maxlength` (UTF-16 code units, a line break as one). */
export const maxLengths = {
  site: 200,
  name: 200,
  email: 254,
  company: 200,
  phone: 40,
  choice: 100,
  message: 5000,
} as const

export const bodyKilobytes = 64

type Rule = {
  readonly isRequired?: boolean
  readonly max?: number
  readonly isMultiline?: boolean
  readonly isEmail?: boolean
}

/** The form with the most fields first: the CSV has its columns in this order. */
export const formNames = ["amp", "contact", "audit"] as const
export type FormName = (typeof formNames)[number]

/** Whether a form has a box to agree to the privacy policy. */
export const asksForConsent = (form: FormName): boolean => form === "audit"

export type Fields = Readonly<Record<string, string>>

const site = { max: maxLengths.site }
const about = { max: maxLengths.site }
const name = { max: maxLengths.name, isRequired: true }
const email = { max: maxLengths.email, isRequired: true, isEmail: true }
const company = { max: maxLengths.company }
const phone = { max: maxLengths.phone }
const message = { max: maxLengths.message, isMultiline: true }
// Any text is accepted: what an open page offered may have been renamed since, and its enquiry counts.
const service = { max: maxLengths.choice }
const budget = { max: maxLengths.choice }

export const rules: Readonly<Record<FormName, Readonly<Record<string, Rule>>>> = {
  audit: { site, name, email, company, message },
  contact: { about, name, email, company, service, budget, message },
  amp: {
    name,
    email,
    company,
    phone,
    service,
    budget,
    message: { ...message, isRequired: true },
  },
}

/** HTML standard, "valid email address": the rule of `type="email"`, so that all ways of checking agree. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** @returns what is wrong with an answer, in the words of `texts` */
export const checkAnswer = (
  form: FormName,
  field: string,
  value: string,
  texts: FieldTexts,
): string | undefined => {
  const rule = Object.hasOwn(rules[form], field) ? rules[form][field] : undefined
  if (!rule) return undefined
  const { max = Number.POSITIVE_INFINITY } = rule
  const { missing, invalid } = texts
  // Without words for it, it is required all the same.
  if (!value) return rule.isRequired ? (missing[field] ?? labelOf(texts, field)) : undefined
  if (value.length > max)
    return fillTokens(invalid.tooLong, { label: labelOf(texts, field), count: String(max) })
  return rule.isEmail && !emailPattern.test(value) ? invalid.email : undefined
}

// In mails and in the store, which are the owner's.
const firstLine = { site: "Website", about: "About" } as const

/** The answers as sent and stored, in field order; a website, or what an enquiry is about, becomes the message's first line. */
export const sentAnswers = (form: FormName, answers: Fields): Fields => {
  const { site: website, about: subject, ...fields } = rules[form]
  const line =
    (website && answers.site && `${firstLine.site}: ${answers.site}`) ||
    (subject && answers.about && `${firstLine.about}: ${answers.about}`)
  const sent = line ? { ...answers, message: `${line}\n${answers.message ?? ""}`.trim() } : answers
  return Object.fromEntries(Object.keys(fields).map(field => [field, sent[field] ?? ""]))
}

/** Error messages by field name, in form order. The message limit includes its first line. */
export const checkAnswers = (form: FormName, answers: Fields, texts: FieldTexts): Fields => {
  const values = { ...answers, ...sentAnswers(form, answers) }
  return Object.fromEntries(
    Object.keys(rules[form]).flatMap(field => {
      const error = checkAnswer(form, field, values[field] ?? "", texts)
      return error ? [[field, error]] : []
    }),
  )
}

const blanks: Fields = {
  company: notSpecified,
  service: notSpecified,
  budget: notSpecified,
  message: "No message provided",
}

export const fillBlanks = (form: FormName, answers: Fields): Fields =>
  Object.fromEntries(
    Object.entries(sentAnswers(form, answers)).map(([field, answer]) => [
      field,
      answer || (form === "amp" ? "" : (blanks[field] ?? "")),
    ]),
  )
