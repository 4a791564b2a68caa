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
export type SiteWords = {
  brand: string
  contact: { email: string; whatsapp: string }
  consultation: { minutes: number; responseHours: number }
}

/** The values that tokens such as `{brand}` stand for in texts, by the token's name. */
export const tokensOf = ({ brand, contact, consultation }: SiteWords): Record<string, string> => ({
  brand,
  email: contact.email,
  phone: contact.whatsapp,
  consultationMinutes: String(consultation.minutes),
  responseHours: String(consultation.responseHours),
})

/** These values, as they stand on disk now. */
export const readTokens = (): Record<string, string> => tokensOf(read("site.json"))

/** Puts the values of tokens into every string of a value, however deep; other words in braces are left alone. */
export const fillTokens = <T>(value: T, tokens: Record<string, string>): T => {
  if (typeof value === "string")
    return value.replace(/\{(\w+)\}/g, (written, name: string) =>
      Object.hasOwn(tokens, name) ? (tokens[name] ?? "") : written,
    ) as T
  if (Array.isArray(value)) return value.map(item => fillTokens(item, tokens)) as T
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
    ) as T
  }
  return value
}
