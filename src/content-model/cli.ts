import { resolve } from "node:path"
import { inspectContent } from "./check/check-content"
import { setSiteTime } from "./read/set-site-time"
import { countProblems, formatProblem } from "./report/problems"

// npm run check:content [-- folder]: the project's content, or that of another project folder.
const root = resolve(process.argv[2] ?? ".")
setSiteTime(root)
const { problems, checked } = inspectContent(root)

for (const problem of problems) console.log(formatProblem(problem))
console.log(
  `${problems.length > 0 ? "\n" : ""}${checked}; ${problems.length > 0 ? countProblems(problems) : "no problem"}`,
)
process.exitCode = problems.length > 0 ? 1 : 0
