/** Sent for a blank company, service or budget. */
export const notSpecified = "Not specified"

/** Sent for a blank message. */
export const noMessage = "No message provided"

/** The values and labels of the AMP form's choices. */
export const ampServices = {
  analytics: "Data Analytics",
  seo: "SEO Consulting",
  marketing: "Digital Marketing",
  training: "Team Enablement",
  multiple: "Multiple Services",
  other: "Other",
} as const

export const ampBudgets = {
  "5k-15k": "$5,000-$15,000",
  "15k-30k": "$15,000-$30,000",
  "30k-50k": "$30,000-$50,000",
  "50k+": "$50,000+",
  discuss: "To be discussed",
} as const

const { analytics, seo, marketing, training } = ampServices

/** Services of the contact form; its blank choice reads "Service Interest". */
export const contactServices = [analytics, seo, marketing, training] as const

/** Budgets of the contact form; its blank choice reads "Budget". */
export const contactBudgets = ["$2k–$5k", "$5k–$10k", "$10k+"] as const

/**
 * Fields besides the form's questions: `form` names the form (`audit` or `contact`; the AMP form sends none),
 * `form_instance` is the idempotency key, `comments` the honeypot, `elapsed_ms` how long the form was open, `policy` the
 * version of the privacy policy shown, and `consent` whether the visitor agreed, if the form asks.
 */
export const hiddenFields = {
  form: "form",
  instance: "form_instance",
  honeypot: "comments",
  elapsed: "elapsed_ms",
  policy: "policy",
  consent: "consent",
} as const

/** The honeypot's name on older pages; renamed since browsers autofill it. */
export const formerHoneypot = "website"
