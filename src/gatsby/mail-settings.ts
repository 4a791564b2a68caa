import type { Reporter } from "gatsby"
import { emailjsDefaults } from "../shared/enquiry/emailjs-defaults"
import { stopBuild } from "./stop-build"

type Environment = Readonly<Record<string, string | undefined>>

const key = "GATSBY_EMAILJS_PUBLIC_KEY"
const service = "GATSBY_EMAILJS_SERVICE_ID"
const templates = {
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: emailjsDefaults.auditTemplateId,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: emailjsDefaults.contactTemplateId,
}

const isSet = (env: Environment) => (name: string) => Boolean(env[name]?.trim())

/**
 * Looks at the EmailJS account that the forms are built for (`src/components/forms/mail-service.ts`).
 * @returns in one line each, what keeps every form from being sent, and what the account must have because a name is
 * left to its default; nothing without a public key, when the site takes the forms itself
 */
export const judgeMailSettings = (env: Environment): { problem?: string; hint?: string } => {
  const has = isSet(env)
  if (!has(key)) return {}
  const unset = Object.entries(templates).filter(([name]) => !has(name))
  if (!has(service)) {
    const found = [key, ...Object.keys(templates).filter(has)].join(", ")
    const missing = [service, ...unset.map(([name]) => name)].join(", ")
    return {
      problem: `EmailJS cannot send: found ${found}; missing ${missing}. Set what is missing, or remove ${key}: the site then takes enquiries itself.`,
    }
  }
  if (unset.length === 0) return {}
  const defaults = unset.map(([name, id]) => `"${id}" (${name} is missing)`).join(" and ")
  return { hint: `EmailJS can send only if its account has the template ${defaults}.` }
}

/** Stops a build whose forms could send nothing, and tells which templates they count on. */
export const stopOnMailSettings = ({
  reporter,
}: {
  reporter: Pick<Reporter, "error" | "panic" | "warn">
}): void => {
  const { problem, hint } = judgeMailSettings(process.env)
  if (hint) reporter.warn(hint)
  if (problem) stopBuild(reporter, problem)
}
