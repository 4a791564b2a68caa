import { join } from "node:path"
import { readText } from "../read/read-files"
import {
  countProblems,
  errorsIn,
  formatProblem,
  type Problem,
  partsOf,
  quoteLine,
  warningsIn,
} from "./problems"

type Inspection = { problems: readonly Problem[]; checked: string }

/**
 * Problems with the lines they are about.
 * @param root the project folder
 */
export const explainProblems = (problems: readonly Problem[], root: string): string => {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const read = readText(join(root, file))
    const text = "text" in read ? read.text.replace(/^\uFEFF/, "") : ""
    texts.set(file, text)
    return text
  }
  return problems
    .map(problem => {
      const quoted = problem.line === undefined ? "" : quoteLine(problem, textOf(problem.file))
      return quoted ? `${formatProblem(problem)}\n${quoted}` : formatProblem(problem)
    })
    .join("\n")
}

/** What was found, for people: warnings, then mistakes, then how many. */
export const reportText = ({ problems, checked }: Inspection, root: string): string => {
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  const counts = [
    errors.length > 0 ? countProblems(errors) : "no problem",
    ...(warnings.length > 0 ? [countProblems(warnings, "warning")] : []),
  ]
  const parts = [warnings, errors].filter(list => list.length > 0).map(list => explainProblems(list, root))
  return [...parts, `${checked}; ${counts.join(", ")}`].join("\n\n")
}

/** The same for tools: one object with `checked` and a list of `problems`, whose sentence is taken apart. */
export const reportJson = ({ problems, checked }: Inspection): string =>
  JSON.stringify(
    {
      checked,
      problems: problems.map(({ severity = "error", ...problem }) => ({
        severity,
        ...problem,
        ...partsOf(problem),
      })),
    },
    null,
    2,
  )
