/**
 * The names under which the site plays its own EmailJS when no account is configured (docs/behaviour.md, "Forms: mail
 * service"). The browser sends them, `api/email-send` knows them again; none of them is a secret.
 */
export const emailjsDefaults = {
  publicKey: "local",
  serviceId: "local",
  auditTemplateId: "audit",
  contactTemplateId: "contact",
} as const
