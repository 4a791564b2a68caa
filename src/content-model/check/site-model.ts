import { today } from "../../shared/day"
import { type SiteWords, tokensOf } from "../../shared/tokens"
import type { Content, MarkdownFile } from "../read/read-content"
import { at } from "../report/schema-problems"
import { isCase, slugOf } from "../types/content-types"
import { isPublished } from "../types/post"
import { labelOf, textOf } from "../types/values"

/** What other files need to know of a post. Missing values are empty; the schema reports them. */
const postOf = (file: MarkdownFile, day: string) => ({
  file,
  slug: file.slug,
  category: textOf(file.data.category),
  date: textOf(file.data.date),
  draft: file.data.draft === true,
  published: isPublished(file.data, day),
})

export type Post = ReturnType<typeof postOf>

/** The entries of a list; none for anything else. */
export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

export const textsOf = (value: unknown): string[] =>
  entriesOf(value).filter((entry): entry is string => typeof entry === "string")

/** Combines the readable files into a site, for checks across files. */
export const siteModel = (content: Content, day = today()) => {
  const byName = new Map(content.json.map(file => [file.name, file]))
  const data = (name: string, ...path: string[]) => at(byName.get(`${name}.json`)?.data, ...path)
  const byPath = new Map(content.markdown.map(file => [file.file, file]))
  const posts = content.markdown.filter(({ kind }) => kind === "posts")
  const site = data("site") as SiteWords | undefined
  const texts = [...content.contentFiles].filter(file => file.endsWith(".md"))
  return {
    ...content,
    day,
    url: textOf(data("site", "url")),
    tokens: site?.contact && site.consultation ? tokensOf(site) : { brand: textOf(site?.brand) },
    posts: posts.map(file => postOf(file, day)),
    categories: entriesOf(data("categories")).map(entry => labelOf(at(entry, "name"))),
    /** The case studies by slug. */
    cases: new Map(content.json.filter(({ name }) => isCase(name)).map(file => [slugOf(file.name), file])),
    retired: new Set(textsOf(data("retired", "posts"))),
    /** The slugs of unreadable texts. */
    unread: new Set(texts.filter(file => !byPath.has(file)).map(slugOf)),
    redirects: entriesOf(data("redirects")).map(entry => ({
      from: textOf(at(entry, "from")),
      to: textOf(at(entry, "to")),
    })),
    fileNamed: (name: string) => byName.get(name),
    /** The text of a path: `content/posts/x.md`. */
    textAt: (file: string) => byPath.get(file),
  }
}

export type Site = ReturnType<typeof siteModel>
