import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { checkContent } from "./check/check-content"
import { fixContent } from "./fix"
import { readContent } from "./read/read-content"
import { setTimeZone } from "./read/set-time-zone"
import { countProblems, errorsIn, explainProblems, warningsIn } from "./report/problems"

const usage = `npm run check:content [-- FOLDER] [options]

  --fix            write front matter of other systems as this site's fields, and rename .mdx to .md
  --category NAME  with --fix: the category of articles without one of this site's
  --json           for other programs
  --help`

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: "boolean" },
      fix: { type: "boolean" },
      category: { type: "string" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const root = resolve(positionals[0] ?? ".")
  setTimeZone(root)
  const { category } = values
  if (category && !(values.fix && readContent(root).known.categories.includes(category))) {
    const reason = values.fix ? `"${category}" is not in content/categories.json` : "it needs --fix"
    throw Object.assign(new Error(`--category: ${reason}`), { code: "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" })
  }
  const fixed = values.fix ? fixContent(root, category) : []
  const { problems, files } = await checkContent(root)
  const [errors, warnings] = [errorsIn(problems), warningsIn(problems)]
  if (values.json) {
    const list = problems.map(({ fatal, file, line, column, reason: message }) => {
      return { severity: fatal ? "error" : "warning", file, line, column, message }
    })
    console.log(JSON.stringify({ files, ...(values.fix && { fixed }), problems: list }, null, 2))
  } else {
    if (values.fix)
      console.log(
        `${[...fixed, `${fixed.length} ${fixed.length === 1 ? "file" : "files"} changed`].join("\n")}\n`,
      )
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
