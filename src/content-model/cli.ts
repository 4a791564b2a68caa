import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { inspectContent } from "./check/check-content"
import { setSiteTime } from "./read/set-site-time"
import { countProblems, errorsIn, explainProblems, warningsIn } from "./report/problems"

// npm run check:content [-- folder] [--json]: the project's content, or that of another project folder.
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean" } },
    allowPositionals: true,
  })
  const root = resolve(positionals[0] ?? ".")
  setSiteTime(root)
  const { problems, checked } = await inspectContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  const counts = [
    errors.length > 0 ? countProblems(errors) : "no problem",
    ...(warnings.length > 0 ? [countProblems(warnings, "warning")] : []),
  ]
  const text = [explainProblems(problems), `${checked}; ${counts.join(", ")}`].filter(Boolean).join("\n\n")
  const list = problems.map(({ fatal, file, line, column, reason: message }) => {
    return { severity: fatal ? "error" : "warning", file, line, column, message }
  })
  console.log(values.json ? JSON.stringify({ checked, problems: list }, null, 2) : text)
  process.exitCode = errors.length > 0 ? 1 : 0
}

main().catch(error => {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? error.message : error)
  process.exitCode = 2
})
