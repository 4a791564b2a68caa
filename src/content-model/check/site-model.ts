import { slugify } from "../../shared/addresses"
import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import type { Content, JsonFile, MarkdownFile } from "../read/read-content"
import { type Outline, outlineOf } from "../read/read-markdown"
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

/** A category as its file says. */
type Category = { name: string; slug: string }

/** The content as one thing, for the checks that look across files. */
export type Site = Content & {
  posts: Post[]
  categories: Category[]
  retired: ReadonlySet<string>
  redirects: readonly Redirect[]
  tokens: Record<string, string>
  url: string
  day: string
  fileNamed: (name: string) => JsonFile | undefined
  outlineOf: (file: MarkdownFile) => Outline
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
  const outlines = new Map<MarkdownFile, Outline>()
  const site = data("site.json")
  return {
    ...content,
    posts: content.markdown.filter(({ kind }) => kind === "posts").map(file => postOf(file, day)),
    categories: entriesOf(data("categories.json")).map(entry => {
      const name = textOf(at(entry, "name"))
      return { name, slug: slugify(name) }
    }),
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
    outlineOf: file => {
      const outline = outlines.get(file) ?? outlineOf(file.body, file.bodyLine)
      outlines.set(file, outline)
      return outline
    },
  }
}
