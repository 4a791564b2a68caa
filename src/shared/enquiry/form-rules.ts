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
  /** What the forms and their errors call the field. */
  readonly label: string
  /** What a visitor is asked to enter, if not the label. */
  readonly asked?: string
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

const site = { label: "Website", max: maxLengths.site }
const about = { label: "About", max: maxLengths.site }
const name = { label: "Name", max: maxLengths.name, isRequired: true }
const email = {
  label: "Email",
  asked: "email address",
  max: maxLengths.email,
  isRequired: true,
  isEmail: true,
}
const company = { label: "Company", max: maxLengths.company }
const phone = { label: "Phone", max: maxLengths.phone }
const message = { label: "Message", max: maxLengths.message, isMultiline: true }
// Any text is accepted: what an open page offered may have been renamed since, and its enquiry counts.
const service = { label: "Service", max: maxLengths.choice }
const budget = { label: "Budget", max: maxLengths.choice }

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

export const messages = {
  missing: ({ label, asked = label.toLowerCase() }: Rule) => `Please enter your ${asked}.`,
  invalidEmail: "Please enter an email address such as name@example.com.",
  tooLong: (label: string, max: number) => `${label} can have at most ${max} characters.`,
  notText: (label: string) => `${label} must be text.`,
} as const

export const checkAnswer = (form: FormName, field: string, value: string): string | undefined => {
  const rule = Object.hasOwn(rules[form], field) ? rules[form][field] : undefined
  if (!rule) return undefined
  const { label, max = Number.POSITIVE_INFINITY } = rule
  if (!value) return rule.isRequired ? messages.missing(rule) : undefined
  if (value.length > max) return messages.tooLong(label, max)
  return rule.isEmail && !emailPattern.test(value) ? messages.invalidEmail : undefined
}

/** The answers as sent and stored, in field order; a website, or what an enquiry is about, becomes the message's first line. */
export const sentAnswers = (form: FormName, answers: Fields): Fields => {
  const { site: website, about: subject, ...fields } = rules[form]
  const line =
    (website && answers.site && `${website.label}: ${answers.site}`) ||
    (subject && answers.about && `${subject.label}: ${answers.about}`)
  const sent = line ? { ...answers, message: `${line}\n${answers.message ?? ""}`.trim() } : answers
  return Object.fromEntries(Object.keys(fields).map(field => [field, sent[field] ?? ""]))
}

/** Error messages by field name, in form order. The message limit includes its first line. */
export const checkAnswers = (form: FormName, answers: Fields): Fields => {
  const values = { ...answers, ...sentAnswers(form, answers) }
  return Object.fromEntries(
    Object.keys(rules[form]).flatMap(field => {
      const error = checkAnswer(form, field, values[field] ?? "")
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
