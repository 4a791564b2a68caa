import { readFileSync } from "node:fs"
import { join } from "node:path"
import { today } from "../../shared/day"
import type { Surroundings } from "../types/content-type"

// Parcel compiles the build's files elsewhere, so that only the working directory names the project.
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(process.cwd(), "content", name), "utf8")) as T

/** Slugs of the posts whose old address below /blog answers 410. */
export const readRetiredPosts = (): string[] => read<{ posts: string[] }>("retired.json").posts

/** What content nodes depend on beside their own files, as it stands now. */
export const readSurroundings = (): Surroundings => ({
  topLevelCategories: read<{ name: string; topLevel: boolean }[]>("categories.json")
    .filter(({ topLevel }) => topLevel)
    .map(({ name }) => name),
  retiredPosts: readRetiredPosts(),
  day: today(),
})

/** What of `content/site.json` stands in texts. */
export type SiteWords = { brand: string; contact: { email: string; whatsapp: string } }

/** The values that `{brand}`, `{email}` and `{phone}` stand for in texts. */
export const tokensOf = ({ brand, contact }: SiteWords): Record<string, string> => ({
  brand,
  email: contact.email,
  phone: contact.whatsapp,
})

/** These values, as they stand on disk now. */
export const readTokens = (): Record<string, string> => tokensOf(read("site.json"))

/** Puts the brand's values for `{brand}`, `{email}` and `{phone}` into every string of a value, however deep. */
export const fillTokens = <T>(value: T, tokens: Record<string, string>): T => {
  if (typeof value === "string")
    return value.replace(/\{(brand|email|phone)\}/g, (_, name: string) => tokens[name] ?? "") as T
  if (Array.isArray(value)) return value.map(item => fillTokens(item, tokens)) as T
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
    ) as T
  }
  return value
}
