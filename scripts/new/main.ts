import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { parseArgs } from "node:util"
import { readContent } from "../../src/content-model/read/read-content"
import { newEntry, slugOfTitle, types } from "./new-entry"

// npm run new -- post "Title" [--slug its-address]: writes a valid file to start from and prints its path.
const options = { slug: { type: "string" as const }, project: { type: "string" as const, default: "." } }
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const [given, title = ""] = positionals.map(word => word.trim())
try {
  const kinds = Object.keys(types) as (keyof typeof types)[]
  const kind = kinds.find(known => known === given)
  if (!kind || !title)
    throw new Error(`expected: npm run new -- ${kinds.join("|")} "Title" [--slug its-address]`)
  const content = readContent(resolve(values.project))
  const { path, text } = newEntry(content, kind, title, values.slug ?? slugOfTitle(title))
  mkdirSync(dirname(resolve(values.project, path)), { recursive: true })
  writeFileSync(resolve(values.project, path), text)
  console.log(path)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
