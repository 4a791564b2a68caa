import { defaultTemplates, prefixes } from "../shared/enquiry/mail-account"

type Environment = Readonly<Record<string, string | undefined>>

const key = `${prefixes.browser}PUBLIC_KEY`
const service = `${prefixes.browser}SERVICE_ID`
const templates = Object.entries(defaultTemplates).map(
  ([name, id]) => [`${prefixes.browser}${name}`, id] as const,
)

/**
 * Checks the EmailJS account that the forms are built for (`src/shared/enquiry/mail-account.ts`).
 * @returns one line each: `problem` says why no form could be sent, `hint` which templates the account must have because
 * their names are not set; neither without a public key, since the site then takes the forms itself
 */
export const checkEmailjsSettings = (env: Environment): { problem?: string; hint?: string } => {
  const has = (name: string) => Boolean(env[name]?.trim())
  if (!has(key)) return {}
  const unset = templates.filter(([name]) => !has(name))
  if (!has(service)) {
    const found = [key, ...templates.map(([name]) => name).filter(has)].join(", ")
    const missing = [service, ...unset.map(([name]) => name)].join(", ")
    return {
      problem: `EmailJS cannot send: found ${found}; missing ${missing}. Set what is missing, or remove ${key}: the site then takes enquiries itself.`,
    }
  }
  if (unset.length === 0) return {}
  const defaults = unset.map(([name, id]) => `"${id}" (${name} is missing)`).join(" and ")
  return { hint: `EmailJS can send only if its account has the template ${defaults}.` }
}
