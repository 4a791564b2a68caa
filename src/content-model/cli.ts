import { resolve } from "node:path"
import { inspectContent } from "./check/check-content"
import { fixContent } from "./fix/fix-content"
import { setSiteTime } from "./read/set-site-time"
import { errorsIn } from "./report/problems"
import { reportJson, reportText } from "./report/report"

// npm run check:content [-- folder] [--json] [--fix]: the project's content, or that of another project folder.
const options = process.argv.slice(2).filter(word => word.startsWith("--"))
const root = resolve(process.argv.slice(2).find(word => !word.startsWith("--")) ?? ".")
const unknown = options.find(option => !["--json", "--fix"].includes(option))

const main = async (): Promise<number> => {
  if (unknown) {
    console.error(`${unknown} is no option; expected a project folder, --json or --fix`)
    return 2
  }
  setSiteTime(root)
  if (options.includes("--fix")) await fixContent(root)
  const inspection = await inspectContent(root)
  console.log(options.includes("--json") ? reportJson(inspection) : reportText(inspection, root))
  return errorsIn(inspection.problems).length > 0 ? 1 : 0
}

main().then(code => {
  process.exitCode = code
})
