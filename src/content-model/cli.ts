import { resolve } from "node:path"
import { command, UsageError } from "../command"
import { setTimeZone } from "../settings/set-time-zone"
import { loadEnv } from "../settings/settings"
import { checkContent } from "./check/check-content"
import { fixContent } from "./fix/fix-content"
import { readContent } from "./read/read-content"
import { counted, countProblems, errorsIn, explainProblems, warningsIn } from "./report/problems"

const spec = {
  call: "npm run check:content -- [FOLDER]",
  about: "Reports mistakes in the content; exit status 1 if there are errors.",
  options: {
    fix: ["", "writes texts of other systems as this site's: fields, endings of files, links, redirects"],
    category: ["NAME", "with --fix: the category of articles without one of this site's"],
    json: ["", "prints them for other programs"],
  },
  maxOperands: 1,
} as const

command(spec, async ({ values, operands: [folder = "."] }) => {
  const root = resolve(folder)
  // The privacy policy follows the settings.
  loadEnv()
  setTimeZone(root)
  const { category } = values
  if (category && !(values.fix && readContent(root).known.categories.includes(category))) {
    const reason = values.fix ? `"${category}" is not in content/categories.json` : "it needs --fix"
    throw new UsageError(`--category: ${reason}`)
  }
  const { fixed, left } = values.fix ? fixContent(root, category) : { fixed: [], left: [] }
  const { problems, files } = await checkContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (values.json) {
    const list = problems.map(({ fatal, file, line, column, reason: message }) => {
      return { severity: fatal ? "error" : "warning", file, line, column, message }
    })
    console.log(JSON.stringify({ files, ...(values.fix && { fixed, left }), problems: list }, null, 2))
  } else {
    if (values.fix)
      console.log(`${[...left, ...fixed, `${counted(fixed.length, "file")} changed`].join("\n")}\n`)
    if (problems.length > 0) console.log(`${explainProblems(problems)}\n`)
    const counts = `${countProblems(errors, "error")}, ${countProblems(warnings, "warning")}`
    console.log(`${files} files checked: ${counts}`)
  }
  process.exitCode = errors.length > 0 ? 1 : 0
})
