import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline/promises"
import type { z } from "zod"
import { expectedOf } from "../../src/content-model/types/field-types"
import { site } from "../../src/content-model/types/site"
import { type NewSite, newSite } from "./new-site"

const { brand, url, contact, language, currency, timeZone } = site.schema.shape

/** The flags of `npm run new -- site`, and the rule of each. */
export const siteFlags = {
  brand,
  url,
  email: contact.shape.email.unwrap(),
  country: contact.shape.country,
  language,
  currency,
  "time-zone": timeZone,
} satisfies Record<keyof NewSite, z.ZodType>

const names = Object.keys(siteFlags) as (keyof NewSite)[]

type Given = Partial<Record<keyof NewSite, string>>

const problemOf = (name: keyof NewSite, value = ""): string | undefined => {
  const { error } = siteFlags[name].safeParse(value)
  return error && `--${name}: expected ${error.issues[0]?.message ?? expectedOf(siteFlags[name])}`
}

/** Asks in a terminal for what was not given as a flag. */
const askFor = async (given: Given): Promise<Given> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Given = { ...given }
  for (const name of names)
    while (problemOf(name, answers[name]))
      answers[name] = (await terminal.question(`${name} (${expectedOf(siteFlags[name])}): `)).trim()
  terminal.close()
  return answers
}

const uncommitted = (project: string): boolean => {
  try {
    const changes = execFileSync("git", ["status", "--porcelain", "content", "static"], { cwd: project })
    return changes.length > 0
  } catch {
    return true
  }
}

/**
 * Replaces `content/` and `static/downloads/` by the least content of another owner, after asking for what `given` lacks.
 * @returns the paths written @throws if an answer is missing or wrong, or git does not keep what would be removed
 */
export const writeSite = async (project: string, given: Given): Promise<string[]> => {
  if (uncommitted(project))
    throw new Error("content/ or static/ has changes that git does not keep yet; commit them first")
  const answers = process.stdin.isTTY ? await askFor(given) : given
  const problems = names.flatMap(name => problemOf(name, answers[name]) ?? [])
  if (problems.length > 0) throw new Error(problems.join("\n"))
  for (const folder of ["content", "static/downloads"])
    rmSync(join(project, folder), { recursive: true, force: true })
  const files = Object.entries(newSite(answers as NewSite))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  return files.map(([path]) => path)
}
