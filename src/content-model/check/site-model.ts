import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import type { Content, JsonFile, MarkdownFile } from "../read/read-content"
import { at } from "../report/schema-problems"
import { isCase, slugOf } from "../types/content-types"
import { labelSlug } from "../types/label-slug"
import { isPublished } from "../types/post"
import { textOf } from "../types/values"

/** A post with what other files depend on. Values that are missing are empty; the schema reports them. */
export type Post = {
  file: MarkdownFile
  slug: string
  category: string
  date: string
  draft: boolean
  published: boolean
}

/** The content as a whole, for the checks that look across files. */
export type Site = Content & {
  posts: Post[]
  categories: { name: string; slug: string }[]
  /** The case studies, by slug. */
  cases: ReadonlyMap<string, JsonFile>
  retired: ReadonlySet<string>
  /** The slugs of texts that cannot be read. */
  unread: ReadonlySet<string>
  redirects: readonly Redirect[]
  tokens: Record<string, string>
  /** The site's address: https://example.com */
  url: string
  day: string
  fileNamed: (name: string) => JsonFile | undefined
  /** The text whose file has this path, such as `content/posts/x.md`. */
  textAt: (file: string) => MarkdownFile | undefined
}

/** The entries of a list; anything else gives none. */
export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

/** The texts of a list. */
export const textsOf = (value: unknown): string[] =>
  entriesOf(value).filter((entry): entry is string => typeof entry === "string")

/** Combines the files into the site they make, as far as they can be read. */
export const siteModel = (content: Content, day = today()): Site => {
  const byName = new Map(content.json.map(file => [file.name, file]))
  const data = (name: string, ...path: string[]) => at(byName.get(`${name}.json`)?.data, ...path)
  const byPath = new Map(content.markdown.map(file => [file.file, file]))
  return {
    ...content,
    posts: content.markdown
      .filter(({ kind }) => kind === "posts")
      .map(file => ({
        file,
        slug: file.slug,
        category: textOf(file.data.category),
        date: textOf(file.data.date),
        draft: file.data.draft === true,
        published: isPublished(file.data, day),
      })),
    categories: entriesOf(data("categories")).map(entry => {
      const name = textOf(at(entry, "name"))
      return { name, slug: labelSlug(name) }
    }),
    cases: new Map(content.json.filter(({ name }) => isCase(name)).map(file => [slugOf(file.name), file])),
    retired: new Set(textsOf(data("retired", "posts"))),
    unread: new Set(
      [...content.contentFiles].filter(file => file.endsWith(".md") && !byPath.has(file)).map(slugOf),
    ),
    redirects: entriesOf(data("redirects")).map(entry => ({
      from: textOf(at(entry, "from")),
      to: textOf(at(entry, "to")),
    })),
    tokens: {
      brand: textOf(data("site", "brand")),
      email: textOf(data("site", "contact", "email")),
      phone: textOf(data("site", "contact", "whatsapp")),
      consultationMinutes: String(data("site", "consultation", "minutes") ?? ""),
      responseHours: String(data("site", "consultation", "responseHours") ?? ""),
    },
    url: textOf(data("site", "url")),
    day,
    fileNamed: name => byName.get(name),
    textAt: file => byPath.get(file),
  }
}
