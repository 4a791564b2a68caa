import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Reporter } from "gatsby"
import { checkContent } from "./check-content"
import { countProblems, formatProblem } from "./problems"

/**
 * Gatsby's onPreBootstrap: checks the content. In a build a problem ends it and removes `public/`, so that nothing
 * half-built or older is left to be served; in `gatsby develop` problems are reported and work goes on.
 */
export const stopOnContentProblems = ({
  reporter,
}: {
  reporter: Pick<Reporter, "error" | "panic">
}): void => {
  // Parcel compiles this file elsewhere: only the working directory names the project.
  const root = process.cwd()
  const problems = checkContent(root)
  if (problems.length === 0) return
  const list = problems.map(formatProblem).join("\n")
  const text = `The content has ${countProblems(problems)}:\n${list}`
  if (process.env.NODE_ENV !== "production") {
    reporter.error(text)
    return
  }
  rmSync(join(root, "public"), { recursive: true, force: true })
  reporter.panic(text)
}
