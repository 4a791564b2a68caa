import type { Reporter } from "gatsby"
import { inspectContent } from "../content-model/check/check-content"
import { countProblems, errorsIn, warningsIn } from "../content-model/report/problems"
import { explainProblems } from "../content-model/report/report"
import { stopBuild } from "./stop-build"

// `npm run check:content` lists them all.
const mostWarnings = 20

/** Checks the content; a mistake stops the build, warnings are printed up to a number. */
export const stopOnContentProblems = async ({
  reporter,
}: {
  reporter: Pick<Reporter, "error" | "panic" | "warn">
}): Promise<void> => {
  // Parcel compiles this file elsewhere: only the working directory names the project.
  const root = process.cwd()
  const { problems } = await inspectContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (warnings.length > 0) {
    const rest = warnings.length > mostWarnings ? "\n… npm run check:content lists them all" : ""
    const listed = explainProblems(warnings.slice(0, mostWarnings), root)
    reporter.warn(`The content has ${countProblems(warnings, "warning")}:\n${listed}${rest}`)
  }
  if (errors.length > 0)
    stopBuild(reporter, `The content has ${countProblems(errors)}:\n${explainProblems(errors, root)}`)
}
