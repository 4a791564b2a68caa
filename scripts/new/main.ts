import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { parseArgs } from "node:util"
import { inspectContent } from "../../src/content-model/check/check-content"
import { readContent } from "../../src/content-model/read/read-content"
import { errorsIn, formatProblem } from "../../src/content-model/report/problems"
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

const main = async (): Promise<void> => {
  if (!kind || !title.trim()) throw new Error(`expected: ${usage}`)
  const slug = values.slug ?? slugOfTitle(title)
  const { path, text } = newEntry(readContent(root), kind, title.trim(), slug, today())
  mkdirSync(dirname(resolve(root, path)), { recursive: true })
  writeFileSync(resolve(root, path), text)
  console.log(path)
  const { problems } = await inspectContent(root)
  for (const problem of errorsIn(problems)) if (problem.file === path) console.log(formatProblem(problem))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
