import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { parseArgs } from "node:util"
import { readContent } from "../../src/content-model/read/read-content"
import { titleSlug } from "../../src/content-model/types/slug"
import { newEntry, types } from "./new-entry"
import { siteFlags, writeSite } from "./write-site"

// npm run new -- post "Title" [--slug its-address]: writes a valid file to start from and prints its path.
// npm run new -- site [--brand … --url … …]: replaces the sample by the least content of another owner.
const text = { type: "string" as const }
const options = {
  slug: text,
  help: { type: "boolean" as const },
  project: { ...text, default: "." },
  ...(Object.fromEntries(Object.keys(siteFlags).map(name => [name, text])) as Record<
    keyof typeof siteFlags,
    typeof text
  >),
}
const kinds = Object.keys(types) as (keyof typeof types)[]

const usage = `npm run new -- ${kinds.join("|")} "Title" [--slug its-address], or npm run new -- site`

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const { slug, project, help, ...flags } = values
  const [given, title = ""] = positionals.map(word => word.trim())
  if (help) {
    console.log(usage)
    return
  }
  if (given === "site") {
    const paths = await writeSite(resolve(project), flags)
    console.log(`${paths.join("\n")}\nWrite what is still TODO: npm run check:content lists it.`)
    return
  }
  const kind = kinds.find(known => known === given)
  if (!kind || !title) throw new Error(`expected: ${usage}`)
  const content = readContent(resolve(project))
  const { path, text } = newEntry(content, kind, title, slug ?? titleSlug(title))
  mkdirSync(dirname(resolve(project, path)), { recursive: true })
  writeFileSync(resolve(project, path), text)
  console.log(path)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
