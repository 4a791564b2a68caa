import type { Reporter } from "gatsby"
import { defaultTemplates, prefixes } from "../shared/enquiry/mail-account"
import { stopBuild } from "./stop-build"

type Environment = Readonly<Record<string, string | undefined>>

const key = `${prefixes.browser}PUBLIC_KEY`
const service = `${prefixes.browser}SERVICE_ID`
const templates = Object.entries(defaultTemplates).map(
  ([name, id]) => [`${prefixes.browser}${name}`, id] as const,
)

/**
 * Looks at the EmailJS account that the forms are built for (`src/shared/enquiry/mail-account.ts`).
 * @returns in one line each, what keeps every form from being sent, and what the account must have because a name is
 * left to its default; nothing without a public key, when the site takes the forms itself
 */
export const judgeMailSettings = (env: Environment): { problem?: string; hint?: string } => {
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
