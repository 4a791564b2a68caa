type Named = Readonly<Record<string, string>>

/** What forms call their fields, and say of what is missing or invalid. */
export type FieldTexts = {
  readonly labels: Named
  /** By the names of required fields. */
  readonly missing: Named
  readonly invalid: { readonly email: string; readonly tooLong: string }
}

/** What a form calls a field; one without words has its own name. */
export const labelOf = ({ labels }: { readonly labels: Named }, field: string): string =>
  labels[field] ?? field

/** What is said where the content says nothing else. */
export const defaultFieldTexts = {
  labels: {
    site: "Website",
    about: "About",
    name: "Name",
    email: "Email",
    company: "Company",
    phone: "Phone",
    service: "Service",
    budget: "Budget",
    message: "Message",
  },
  missing: {
    name: "Please enter your name.",
    email: "Please enter your email address.",
    message: "Please enter your message.",
  },
  invalid: {
    email: "Please enter an email address such as name@example.com.",
    tooLong: "{label} can have at most {count} characters.",
  },
} as const satisfies FieldTexts
