import { resolve } from "node:path"
import { command, UsageError } from "../../src/command"
import { readContent, titleSlug } from "../../src/content-model"
import { kinds, newEntry } from "./new-entry"
import { siteFlags, writeFiles, writeSite } from "./new-site"

const answers = Object.fromEntries(
  Object.keys(siteFlags).map(name => [name, ["TEXT", `with site, instead of asking for its ${name}`]]),
) as unknown as Record<keyof typeof siteFlags, readonly ["TEXT", string]>

const spec = {
  call: `npm run new -- ${kinds.join("|")} "TITLE", or npm run new -- site`,
  about:
    "Writes a valid file to start from; with site, the least content of another owner instead of the sample.",
  options: {
    slug: ["ADDRESS", "the last part of the address, if the title cannot give it"],
    project: ["FOLDER", "another project than this one"],
    ...answers,
  },
  maxOperands: 2,
} as const

command(spec, async ({ values, operands }) => {
  const { slug, project = ".", ...flags } = values
  const [given, title = ""] = operands.map(word => word.trim())
  if (given === "site") {
    const paths = await writeSite(resolve(project), flags)
    console.log(`${paths.join("\n")}\nWrite what is still TODO: npm run check:content lists it.`)
    return
  }
  const kind = kinds.find(known => known === given)
  if (!kind || !title) throw new UsageError(`Expected ${kinds.join(", ")} and a title, or site`)
  const { path, text } = newEntry(readContent(resolve(project)), kind, title, slug ?? titleSlug(title))
  console.log(writeFiles(project, { [path]: text }).join("\n"))
})
