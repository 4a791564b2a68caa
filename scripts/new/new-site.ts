import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline/promises"
import { z } from "zod"
import {
  capital,
  expectedOf,
  jsonTypeOf,
  logoFile,
  markdownTypes,
  requiredJson,
  siteSettings,
  type Values,
} from "../../src/content-model"
import { ampAboutAnchors } from "../../src/shared/amp-paths"
import { gitOf, tryGit } from "../git"
import { exampleOf, json, markdown } from "./new-entry"

const fields = siteSettings.schema.shape

/** The flags of `npm run new -- site`, and the rule of each. */
export const siteFlags = {
  brand: fields.brand,
  url: fields.url,
  email: fields.contact.shape.email.unwrap(),
  country: fields.contact.shape.country,
  language: fields.language,
  currency: fields.currency,
  "time-zone": fields.timeZone,
} satisfies Record<string, z.ZodType>

type NewSite = Record<keyof typeof siteFlags, string>

const pageLinks = ["about", "services", "blog", "contact"].map(name => ({
  label: capital(name),
  path: `/${name}`,
}))

/** What the owner says, and what cannot be left to write later. */
const chosen = (site: NewSite): Record<string, Values> => {
  const { brand, url, email, country, language, currency, "time-zone": timeZone } = site
  return {
    "site.json": {
      brand,
      url,
      language,
      currency,
      timeZone,
      contact: { email, country },
      consultation: { minutes: 30, responseHours: 24, callTimes: "TODO the days and hours of calls" },
      navigation: [{ label: "Home", path: "/" }, ...pageLinks],
    },
    "colours.json": plainColours,
    "about.json": {
      sections: ampAboutAnchors.map(id => ({
        id,
        heading: capital(id.replace("-", " ")),
        body: ["TODO a paragraph"],
      })),
    },
  }
}

// Of no brand: text and links as browsers have them.
const plainColours = {
  light: { paper: "#ffffff", ink: "#1a1a1a", signal: "#1a4fc4", data: "#5a3d8a" },
  dark: { paper: "#141414", ink: "#f0f0f0", signal: "#8fb4ff", data: "#c3a6f0" },
}

const placeholderLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<path fill="var(--ink)" d="M1 1h14v14H1z"/>
</svg>
`

const requiredFile = (name: string): unknown => {
  const schema = jsonTypeOf(name)?.schema ?? z.never()
  const title = name === "categories.json" ? "News" : capital(name.replace(".json", ""))
  if (name !== "pages.json") return exampleOf(schema, "", { title })
  const pages = Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>)
  const required = pages.filter(([, copy]) => !(copy instanceof z.ZodOptional))
  return Object.fromEntries(
    required.map(([page, copy]) => [page, exampleOf(copy, "", { title: capital(page) })]),
  )
}

/**
 * The least content that passes the check, by path below the project: what is still to be written begins with TODO, which the
 * check lists.
 */
const newSite = (site: NewSite): Record<string, string> => {
  const own = chosen(site)
  const files = requiredJson.map(name => {
    const content = requiredFile(name)
    return [`content/${name}`, json(name in own ? { ...(content as Values), ...own[name] } : content)]
  })
  const texts = [
    ["legal", "privacy", "Privacy policy"],
    ["legal", "terms", "Terms of service"],
    ["services", "first-service", "First service"],
  ] as const
  return Object.fromEntries([
    ...files,
    [logoFile, placeholderLogo],
    ...texts.map(([folder, slug, title]) => [
      `content/${folder}/${slug}.md`,
      markdown(exampleOf(markdownTypes[folder].schema, "", { title, heading: title }) as Values, title),
    ]),
  ])
}

const names = Object.keys(siteFlags) as (keyof NewSite)[]

type Given = Partial<NewSite>

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

/** @returns the paths written */
export const writeFiles = (project: string, files: Record<string, string>): string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  return Object.keys(files)
}

const uncommitted = (project: string): boolean =>
  tryGit(gitOf(project), "status", "--porcelain", "--untracked-files=all", "content", "static") !== ""

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
  return writeFiles(project, newSite(answers as NewSite))
}
