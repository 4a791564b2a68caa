import type { CategoryEntry } from "../../content-model/read/content-files"
import { countWords } from "../../markdown/count-words"
import {
  blogPostPath,
  categoryPath,
  categoryPostPath,
  resourcePath,
  servicePath,
  slugify,
} from "../../shared/addresses"
import { canonicalPostPath } from "../../shared/canonical"
import { today } from "../../shared/day"

/** A source node's own values: front matter, or an object of a JSON file. */
export type Values = Record<string, unknown>

const text = (value: unknown): string => (typeof value === "string" ? value : "")
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const label = (name: string) => ({ name, slug: slugify(name) })
const orderOf = (value: unknown): number => (typeof value === "number" ? value : Number.MAX_SAFE_INTEGER)

/** The day of a front-matter date: gray-matter gives a Date or, where quoted, a string. */
export const dayOf = (date: unknown): string =>
  (date instanceof Date ? date.toISOString() : text(date)).slice(0, 10)

/** Whether a post belongs into a build: neither a draft nor dated after the day of the build. */
export const isPublished = (frontmatter: Values, day = today()): boolean =>
  frontmatter.draft !== true && dayOf(frontmatter.date) <= day

const wordsPerMinute = 200

/**
 * Minutes as text, "7 min": the editor's, else counted from the body at 200 words a minute.
 * @param body the markdown without its front matter
 */
export const readingTimeOf = (given: unknown, body: string): string =>
  text(given) || `${Math.max(1, Math.round(countWords(body) / wordsPerMinute))} min`

/** The fields of a `Post` from its front matter and body. */
export const postFields = (
  slug: string,
  frontmatter: Values,
  body: string,
  around: { categories: CategoryEntry[]; retired: string[]; day?: string },
) => {
  const category = label(text(frontmatter.category))
  const retired = around.retired.includes(slug)
  const topLevel = around.categories.find(entry => entry.name === category.name)?.topLevel ?? false
  return {
    slug,
    title: text(frontmatter.title),
    excerpt: text(frontmatter.excerpt),
    category,
    tags: list(frontmatter.tags).map(label),
    date: dayOf(frontmatter.date),
    updated: dayOf(frontmatter.updated) || null,
    readingTime: readingTimeOf(frontmatter.readingTime, body),
    published: isPublished(frontmatter, around.day),
    retired,
    path: canonicalPostPath({ slug: category.slug, topLevel }, slug, retired),
    blogPath: blogPostPath(slug),
    categoryPath: categoryPostPath(category.slug, slug),
    cover: text(frontmatter.cover) || null,
  }
}

/** The fields of a `Category` from its entry in `content/categories.json`. */
export const categoryFields = (entry: Values) => {
  const { name, slug } = label(text(entry.name))
  return {
    name,
    slug,
    description: text(entry.description),
    topLevel: entry.topLevel === true,
    path: categoryPath(slug),
  }
}

/** The fields of a `Service` from its front matter. */
export const serviceFields = (slug: string, frontmatter: Values) => ({
  slug,
  title: text(frontmatter.title),
  description: text(frontmatter.description),
  icon: text(frontmatter.icon),
  order: orderOf(frontmatter.order),
  path: servicePath(slug),
})

/** The fields of a `Resource` from its front matter. */
export const resourceFields = (slug: string, frontmatter: Values) => ({
  slug,
  title: text(frontmatter.title),
  type: text(frontmatter.type),
  description: text(frontmatter.description),
  tags: list(frontmatter.tags).map(label),
  updated: dayOf(frontmatter.updated) || null,
  externalUrl: text(frontmatter.externalUrl) || null,
  order: orderOf(frontmatter.order),
  path: resourcePath(slug),
})

/** The fields of a `LegalPage` from its front matter. */
export const legalPageFields = (slug: string, frontmatter: Values) => ({
  slug,
  title: text(frontmatter.title),
  description: text(frontmatter.description),
})
