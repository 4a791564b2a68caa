import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import type { Content, JsonFile, MarkdownFile } from "../read/read-content"
import { isCase, slugOf } from "../types/content-types"
import { labelSlug } from "../types/label-slug"
import { isPublished } from "../types/post"
import { textOf } from "../types/values"
import { type BodyFacts, bodyFacts } from "./body-facts"
import { keptOf } from "./kept"

/** A post with what other files depend on. Values that are missing are empty; the schema reports them. */
export type Post = {
  file: MarkdownFile
  slug: string
  category: string
  date: string
  draft: boolean
  published: boolean
}

/** A category as its file says. */
type Category = { name: string; slug: string }

/** The content as one thing, for the checks that look across files. */
export type Site = Content & {
  posts: Post[]
  categories: Category[]
  retired: ReadonlySet<string>
  redirects: readonly Redirect[]
  /** The slugs of texts that cannot be read. */
  unread: ReadonlySet<string>
  tokens: Record<string, string>
  url: string
  day: string
  fileNamed: (name: string) => JsonFile | undefined
  /** The text whose file has this path, such as `content/posts/x.md`. */
  textAt: (file: string) => MarkdownFile | undefined
  factsOf: (file: MarkdownFile) => BodyFacts
  /** Keeps what was found out of bodies for the next check. */
  keep: () => void
}

/** The texts of a list; anything else gives none. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : []

/** A value inside JSON data, or undefined where the path leads nowhere. */
export const at = (data: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  )

/** The case studies, by slug. */
export const casesOf = ({ json }: Content): Map<string, JsonFile> =>
  new Map(json.filter(({ name }) => isCase(name)).map(file => [slugOf(file.name), file]))

/** The entries of a list; anything else gives none. */
export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

const postOf = (file: MarkdownFile, day: string): Post => ({
  file,
  slug: file.slug,
  category: textOf(file.data.category),
  date: textOf(file.data.date),
  draft: file.data.draft === true,
  published: isPublished(file.data, day),
})

/** Puts the files together to the site they make, as far as they can be read. */
export const siteModel = (content: Content, day = today()): Site => {
  const byName = new Map(content.json.map(file => [file.name, file]))
  const data = (name: string) => byName.get(name)?.data
  const byPath = new Map(content.markdown.map(file => [file.file, file]))
  const kept = keptOf<BodyFacts>(content.root, "bodies")
  const site = data("site.json")
  return {
    ...content,
    posts: content.markdown.filter(({ kind }) => kind === "posts").map(file => postOf(file, day)),
    categories: entriesOf(data("categories.json")).map(entry => {
      const name = textOf(at(entry, "name"))
      return { name, slug: labelSlug(name) }
    }),
    unread: new Set(
      [...content.contentFiles].filter(file => file.endsWith(".md") && !byPath.has(file)).map(slugOf),
    ),
    retired: new Set(textsOf(at(data("retired.json"), "posts"))),
    redirects: entriesOf(data("redirects.json")).map(entry => ({
      from: textOf(at(entry, "from")),
      to: textOf(at(entry, "to")),
    })),
    tokens: {
      brand: textOf(at(site, "brand")),
      email: textOf(at(site, "contact", "email")),
      phone: textOf(at(site, "contact", "whatsapp")),
      consultationMinutes: String(at(site, "consultation", "minutes") ?? ""),
      responseHours: String(at(site, "consultation", "responseHours") ?? ""),
    },
    url: textOf(at(site, "url")),
    day,
    fileNamed: name => byName.get(name),
    textAt: file => byPath.get(file),
    factsOf: ({ body }) => {
      const facts = kept.find(body) ?? bodyFacts(body)
      kept.add(body, facts)
      return facts
    },
    keep: kept.write,
  }
}
