import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { type Git, gitOf, textIn } from "../git"
import type { Declared } from "./declared"
import { withFilesOf } from "./folders"
import { versionOf, versionsBetween } from "./product"

/** The content types of two commits or trees, read by each version's own code. */
const declaredAt = (project: string, former: string, tree: string): [Declared, Declared] =>
  withFilesOf(project, former, before =>
    withFilesOf(project, tree, now => {
      const args = ["--import", "tsx", join(__dirname, "declared.ts"), before, now]
      return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" }))
    }),
  )

type Section = readonly [heading: string, lines: readonly string[]]

const added = <T>(before: readonly T[], now: readonly T[]): T[] => now.filter(one => !before.includes(one))

const fieldNews = (before: Declared, now: Declared): Section[] => {
  // What stands in a new group or file is told by the check once that is there.
  const added = (one: Declared, other: Declared) =>
    Object.entries(one).filter(
      ([path, { within }]) => !(path in other) && (within === undefined || within in other),
    )
  const stricter = Object.entries(now).filter(
    ([path, field]) => field.isRequired && before[path]?.isRequired === false,
  )
  const [fresh, gone] = [added(now, before), added(before, now)]
  const lines = (fields: typeof fresh) =>
    fields.map(([path, { expected }]) => (expected ? `${path}: ${expected}` : path))
  return [
    ["Content that is now required", lines([...fresh.filter(([, field]) => field.isRequired), ...stricter])],
    ["Content that is now possible", lines(fresh.filter(([, field]) => !field.isRequired))],
    ["Content that is no longer known", gone.map(([path]) => path)],
  ]
}

type Scripts = Record<string, string>

const commandNews = (before: Scripts, now: Scripts): Section => {
  const [gone, fresh] = [
    added(Object.keys(now), Object.keys(before)),
    added(Object.keys(before), Object.keys(now)),
  ]
  const heir = (name: string) => fresh.find(other => now[other] === before[name])
  const isHeir = (name: string) => gone.some(former => heir(former) === name)
  return [
    "Commands",
    [
      ...gone.map(name => `npm run ${name} is ${heir(name) ? `now npm run ${heir(name)}` : "gone"}`),
      ...fresh.filter(name => !isHeir(name)).map(name => `npm run ${name} is new`),
    ],
  ]
}

const settingsIn = (example: string): string[] =>
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name)

const settingNews = (before: string, now: string): Section => {
  const [former, current] = [settingsIn(before), settingsIn(now)]
  return [
    "Settings (.env.example says more)",
    [
      ...added(former, current).map(name => `${name} is new`),
      ...added(current, former).map(name => `${name} is gone; take it out of .env`),
    ],
  ]
}

const scriptsIn = (git: Git, commit: string): Scripts =>
  (JSON.parse(textIn(git, commit, "package.json")) as { scripts: Scripts }).scripts

const ownersPart = (text: string): string[] => {
  const [, part = ""] = /^### What an owner must do\n+([\s\S]*?)(?=^#|$(?![\s\S]))/m.exec(text) ?? []
  return part.trim().split("\n").filter(Boolean)
}

/**
 * What is new for an owner.
 * @param tree the merged files @param former the content types before
 */
export const newsOf = (
  project: string,
  former: string,
  tree: string,
  version: string,
  kept: readonly string[],
) => {
  const git = gitOf(project)
  const changelog = textIn(git, tree, "CHANGELOG.md")
  const sections: Section[] = [
    ...versionsBetween(changelog, versionOf(git, former), version).map(
      ({ version, text }) => [`What an owner must do for ${version}`, ownersPart(text)] as const,
    ),
    ...fieldNews(...declaredAt(project, former, tree)),
    settingNews(textIn(git, former, ".env.example"), textIn(git, tree, ".env.example")),
    commandNews(scriptsIn(git, former), scriptsIn(git, tree)),
    ["Changed by you and the product", kept],
  ]
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`${heading}:`, ...lines.map(line => `  ${line}`)].join("\n"))
    .join("\n\n")
}
