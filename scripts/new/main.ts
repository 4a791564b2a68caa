import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { parseArgs } from "node:util"
import { inspectContent } from "../../src/content-model/check/check-content"
import { readContent } from "../../src/content-model/read/read-content"
import { formatProblem } from "../../src/content-model/report/problems"
import { today } from "../../src/shared/day"
import { kinds, newEntry, slugOfTitle } from "./new-entry"

// npm run new -- post "Title" [--slug address]: writes a valid file to go on from, and says where it is.
const usage = `npm run new -- ${kinds.join("|")} "Title" [--slug its-address]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slug: { type: "string" }, project: { type: "string", default: "." } },
})
const [kindGiven, title = ""] = positionals
const kind = kinds.find(one => one === kindGiven)
const root = resolve(values.project)

try {
  if (!kind || !title.trim()) throw new Error(`expected: ${usage}`)
  const { path, text } = newEntry(
    root,
    readContent(root),
    kind,
    title.trim(),
    values.slug ?? slugOfTitle(title),
    today(),
  )
  mkdirSync(dirname(resolve(root, path)), { recursive: true })
  writeFileSync(resolve(root, path), text)
  console.log(path)
  const problems = inspectContent(root).problems.filter(({ file }) => file === path)
  for (const problem of problems) console.log(formatProblem(problem))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
