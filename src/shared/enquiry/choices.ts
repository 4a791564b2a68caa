/** Sent for a blank company, service or budget of the audit and contact forms. */
export const notSpecified = "Not specified"

/** Sent for a blank message of the audit and contact forms. */
export const noMessage = "No message provided"

/** Services of the contact form; its blank choice reads "Service Interest". */
export const contactServices = [
  "Data Analytics",
  "SEO Consulting",
  "Digital Marketing",
  "Team Enablement",
] as const

/** Budgets of the contact form; its blank choice reads "Budget". */
export const contactBudgets = ["$2k–$5k", "$5k–$10k", "$10k+"] as const

export const ampServices = ["analytics", "seo", "marketing", "training", "multiple", "other"] as const

export const ampBudgets = ["5k-15k", "15k-30k", "30k-50k", "50k+", "discuss"] as const

/**
 * Fields that are no answers to the form's questions. `form` names the form (`audit`, `contact`; without it the AMP form's), `form_instance`
 * stays the same when one filled-in form is sent again, `comments` is hidden from people,
 * `elapsed_ms` says how long the form was open, `policy` the version of the privacy policy that was shown, and `consent`
 * whether it was agreed to, where the form asks.
 */
export const hiddenFields = {
  form: "form",
  instance: "form_instance",
  honeypot: "comments",
  elapsed: "elapsed_ms",
  policy: "policy",
  consent: "consent",
} as const

/** The honeypot's name in pages from before it was renamed, because browsers autofill a field of this name. */
export const formerHoneypot = "website"
