import { withoutEndSlash } from "../origins"

export const defaultTemplates = { AUDIT_TEMPLATE_ID: "audit", CONTACT_TEMPLATE_ID: "contact" } as const

export const prefixes = { browser: "GATSBY_EMAILJS_", server: "EMAILJS_" } as const

export const mailPath = "/api/v1.0/email/send"

export const emailjsAccount = (
  env: Readonly<Record<string, unknown>>,
  sources: readonly (keyof typeof prefixes)[] = ["browser"],
) => {
  const setting = (name: string) =>
    sources.map(source => String(env[`${prefixes[source]}${name}`] ?? "").trim()).find(Boolean)
  const publicKey = setting("PUBLIC_KEY")
  if (!publicKey) return undefined
  const template = (name: keyof typeof defaultTemplates) => setting(name) ?? defaultTemplates[name]
  return {
    origin: withoutEndSlash(setting("ORIGIN") ?? "https://api.emailjs.com"),
    publicKey,
    serviceId: setting("SERVICE_ID") ?? "",
    templateIds: {
      audit: template("AUDIT_TEMPLATE_ID"),
      contact: template("CONTACT_TEMPLATE_ID"),
      amp: template("CONTACT_TEMPLATE_ID"),
    },
    /** Whether the site takes what EmailJS fails to take. */
    hasFallback: setting("FALLBACK") !== "off",
  }
}

/**
 * What became of an enquiry at EmailJS: refused or never sent; perhaps delivered, since no answer came; delivered after the site
 * had taken it.
 */
export const emailjsOutcomes = ["failed", "unsure", "delivered"] as const

export type EmailjsTrial = {
  readonly outcome: (typeof emailjsOutcomes)[number]
  /** Why the site took it, in one line, such as "403 Forbidden". */
  readonly reason: string
}

export type EmailjsAccount = NonNullable<ReturnType<typeof emailjsAccount>>
