import { resolve } from "node:path"
import { inspectContent } from "./check/check-content"
import { countProblems, formatProblem } from "./report/problems"

// npm run check:content [-- folder]: the project's content, or that of another project folder.
const { problems, checked } = inspectContent(resolve(process.argv[2] ?? "."))

for (const problem of problems) console.log(formatProblem(problem))
console.log(
  `${problems.length > 0 ? "\n" : ""}${checked}; ${problems.length > 0 ? countProblems(problems) : "no problem"}`,
)
process.exitCode = problems.length > 0 ? 1 : 0
