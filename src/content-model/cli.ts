import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { checkContent } from "./check/check-content"
import { setTimeZone } from "./read/set-time-zone"
import { countProblems, errorsIn, explainProblems, warningsIn } from "./report/problems"

// npm run check:content [-- folder] [--json]
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean" } },
    allowPositionals: true,
  })
  const root = resolve(positionals[0] ?? ".")
  // The privacy policy follows the settings.
  for (const file of [".env.production", ".env"]) if (existsSync(file)) process.loadEnvFile(file)
  setTimeZone(root)
  const { problems, files } = await checkContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (values.json) {
    const list = problems.map(({ fatal, file, line, column, reason: message }) => {
      return { severity: fatal ? "error" : "warning", file, line, column, message }
    })
    console.log(JSON.stringify({ files, problems: list }, null, 2))
  } else {
    if (problems.length > 0) console.log(`${explainProblems(problems)}\n`)
    const counts = `${countProblems(errors, "error")}, ${countProblems(warnings, "warning")}`
    console.log(`${files} files checked: ${counts}`)
  }
  process.exitCode = errors.length > 0 ? 1 : 0
}

main().catch(error => {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? error.message : error)
  process.exitCode = 2
})
