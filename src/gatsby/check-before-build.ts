import type { Reporter } from "gatsby"
import { cmsProblems } from "../../cms/backend"
import { inspectContent } from "../content-model/check/check-content"
import { countProblems, errorsIn, explainProblems, warningsIn } from "../content-model/report/problems"
import { checkEmailjsSettings } from "./emailjs-settings"

// `npm run check:content` lists them all.
const mostWarnings = 20

/**
 * Checks settings and content. A mistake ends a build before it has touched the last one; `gatsby develop` reports it and
 * goes on.
 */
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
