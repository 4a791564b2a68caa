export const notSpecified = "Not specified"

export const noMessage = "No message provided"

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

export const contactServices = [analytics, seo, marketing, training] as const

export const contactBudgets = ["$2k–$5k", "$5k–$10k", "$10k+"] as const

/** `instance` is the idempotency key, `elapsed` in ms, `policy` the version of the privacy policy that was shown. */
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
