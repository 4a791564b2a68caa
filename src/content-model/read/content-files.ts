import { readFileSync } from "node:fs"
import { join } from "node:path"
import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import { tokensOf } from "../../shared/tokens"
import type { Surroundings } from "../types/content-type"

// Parcel compiles the build's files elsewhere, so that only the working directory names the project.
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(process.cwd(), "content", name), "utf8")) as T

/** Slugs of the posts whose old address below /blog answers 410. */
export const readRetiredPosts = (): string[] => read<{ posts: string[] }>("retired.json").posts

/** The addresses that have moved. */
export const readRedirects = (): Redirect[] => read<Redirect[]>("redirects.json")

/** What content nodes depend on beside their own files, as it stands now. */
export const readSurroundings = (): Surroundings => ({
  topLevelCategories: read<{ name: string; topLevel: boolean }[]>("categories.json")
    .filter(({ topLevel }) => topLevel)
    .map(({ name }) => name),
  retiredPosts: readRetiredPosts(),
  redirects: readRedirects(),
  day: today(),
})

/** These values, as they stand on disk now. */
export const readTokens = (): Record<string, string> => tokensOf(read("site.json"))
