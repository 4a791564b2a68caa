import type { Reporter } from "gatsby"
import { checkContent } from "../content-model/check/check-content"
import { countProblems, formatProblem } from "../content-model/report/problems"
import { stopBuild } from "./stop-build"

/** Checks the content; a problem stops the build. */
export const stopOnContentProblems = ({
  reporter,
}: {
  reporter: Pick<Reporter, "error" | "panic">
}): void => {
  // Parcel compiles this file elsewhere: only the working directory names the project.
  const problems = checkContent(process.cwd())
  if (problems.length === 0) return
  const list = problems.map(formatProblem).join("\n")
  stopBuild(reporter, `The content has ${countProblems(problems)}:\n${list}`)
}
