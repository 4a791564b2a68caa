import { readFileSync } from "node:fs"
import { join } from "node:path"
import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import { tokensOf } from "../../shared/text-tokens"
import type { BuildContext } from "../types/declare-type"

// Parcel compiles this file to another folder, so only the working directory is the project's.
const read = <T>(name: string, project = process.cwd()): T =>
  JSON.parse(readFileSync(join(project, "content", name), "utf8")) as T

export const readRedirects = (): Redirect[] => read<Redirect[]>("redirects.json")

export const readTokens = (): Record<string, string> => tokensOf(read("site.json"))

/** What content nodes depend on besides their own files. */
export const readBuildContext = (): BuildContext => ({
  topLevelCategories: read<{ name: string; topLevel: boolean }[]>("categories.json")
    .filter(({ topLevel }) => topLevel)
    .map(({ name }) => name),
  retiredPosts: read<{ posts: string[] }>("retired.json").posts,
  redirects: readRedirects(),
  day: today(),
})

/**
 * Sets this process's time zone, and that of the programs it starts, to the one in `content/site.json`, so that days
 * begin where the site is at home. A TZ in the environment takes precedence.
 */
export const setSiteTime = (project: string): void => {
  if (process.env.TZ) return
  try {
    const { timeZone } = read<{ timeZone: string }>("site.json", project)
    process.env.TZ = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone
  } catch {
    // The content check reports the file and the field.
  }
}
