import type { Reporter } from "gatsby"
import { checkContent, countProblems, errorsIn, explainProblems, warningsIn } from "../content-model"
import { settings, withoutPassword } from "../settings/settings"
import { unknownNames } from "../settings/unknown-names"
import { defaultTemplates, prefixes } from "../shared/enquiry/emailjs"
import { isHalfMailed, whereEnquiriesGo } from "../shared/enquiry/enquiry-routes"

const defaultTemplatesNeeded = (env: typeof process.env): string | undefined => {
  const has = (name: string) => Boolean(env[prefixes.browser + name]?.trim())
  const unset = Object.entries(defaultTemplates).filter(([name]) => !has(name))
  if (!has("PUBLIC_KEY") || unset.length === 0) return undefined
  const defaults = unset.map(([name, id]) => `"${id}" (${prefixes.browser}${name} is missing)`)
  return `EmailJS can send only if its account has the template ${defaults.join(" and ")}.`
}

const maxWarnings = 20

type CheckArgs = { reporter: Pick<Reporter, "error" | "panic" | "warn"> }

/** Checks settings and content. Errors stop a build before it touches the last one; `gatsby develop` reports them. */
export const checkBeforeBuild = async ({ reporter }: CheckArgs): Promise<void> => {
  const stop = process.env.NODE_ENV === "production" ? reporter.panic : reporter.error
  try {
    const location = withoutPassword(settings().ENQUIRIES_URL)
    if (isHalfMailed(process.env))
      reporter.warn(whereEnquiriesGo(process.env, { store: { location } }).join("\n"))
  } catch (error) {
    stop((error as Error).message)
  }
  for (const line of unknownNames()) reporter.warn(line)
  const needed = defaultTemplatesNeeded(process.env)
  if (needed) reporter.warn(needed)

  // Parcel compiles this file into .cache: only the working directory names the project.
  const root = process.cwd()
  const { problems } = await checkContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (warnings.length > 0) {
    const rest = warnings.length > maxWarnings ? "\n… npm run check:content lists them all" : ""
    const listed = explainProblems(warnings.slice(0, maxWarnings))
    reporter.warn(`The content has ${countProblems(warnings, "warning")}:\n\n${listed}${rest}`)
  }
  if (errors.length > 0) stop(`The content has ${countProblems(errors)}:\n\n${explainProblems(errors)}`)
}
