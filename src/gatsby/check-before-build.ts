import type { Reporter } from "gatsby"
import { cmsProblems } from "../../cms/backend"
import { inspectContent } from "../content-model/check/check-content"
import { countProblems, errorsIn, explainProblems, warningsIn } from "../content-model/report/problems"
import { defaultTemplates, prefixes } from "../shared/enquiry/mail-account"

type Environment = Readonly<Record<string, string | undefined>>

const key = `${prefixes.browser}PUBLIC_KEY`
const service = `${prefixes.browser}SERVICE_ID`
const templates = Object.entries(defaultTemplates).map(
  ([name, id]) => [`${prefixes.browser}${name}`, id] as const,
)

/**
 * Checks the EmailJS account that the forms are built for (`src/shared/enquiry/mail-account.ts`).
 * @returns one line each: `problem` says why no form could be sent, `hint` which default templates the account must have;
 * neither without a public key, since the site then receives enquiries itself
 */
const checkEmailjsSettings = (env: Environment): { problem?: string; hint?: string } => {
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

// `npm run check:content` lists them all.
const mostWarnings = 20

/** Checks settings and content. Errors stop a build before it touches the last one; `gatsby develop` reports them. */
export const checkBeforeBuild = async ({
  reporter,
}: {
  reporter: Pick<Reporter, "error" | "panic" | "warn">
}): Promise<void> => {
  const stop = process.env.NODE_ENV === "production" ? reporter.panic : reporter.error
  const { problem, hint } = checkEmailjsSettings(process.env)
  if (hint) reporter.warn(hint)
  const settingProblems = [problem ?? [], cmsProblems(process.env)].flat()
  if (settingProblems.length > 0) stop(settingProblems.join("\n"))

  // Parcel compiles this file into .cache: only the working directory names the project.
  const root = process.cwd()
  const { problems } = await inspectContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (warnings.length > 0) {
    const rest = warnings.length > mostWarnings ? "\n… npm run check:content lists them all" : ""
    const listed = explainProblems(warnings.slice(0, mostWarnings))
    reporter.warn(`The content has ${countProblems(warnings, "warning")}:\n\n${listed}${rest}`)
  }
  if (errors.length > 0) stop(`The content has ${countProblems(errors)}:\n\n${explainProblems(errors)}`)
}
