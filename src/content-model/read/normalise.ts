import { toString as textOf } from "hast-util-to-string"
import { z } from "zod"
import { today } from "../../shared/day"
import { mapTexts } from "../../shared/text-tokens"
import type { ContentType, Values } from "../types/content-type"
import { metaOf } from "../types/field-types"
import { nameOf, slugOf, slugPattern, topicSlug } from "../types/slug"
import { entriesOf, stringOf, valueAt } from "../types/values"
import { dayOf } from "./day-of"
import { excerptOf, headingOf, htmlOf, oneLine } from "./excerpt"
import { hidingsOf } from "./hidden-fields"
import type { Hiding } from "./hidden-values"

/** What front matter may refer to; `otherwise` is the category of texts without one of these. */
export type Known = {
  categories: readonly string[]
  authors: readonly { slug: string; name: string }[]
  otherwise?: string
}

/** A field that the site reads differently from how it is written; `from` is its name in the file, if it has one. */
export type Change = { from?: string; to: string; value: unknown }

/** `date`, or `description as excerpt` */
export const changeName = ({ from, to }: Change): string => (from && from !== to ? `${from} as ${to}` : to)

export type FrontMatter = {
  data: Values
  changes: Change[]
  unused: string[]
  /** Fields by which another system would hide the text. */
  hidings: Hiding[]
}

/** @param categories the data of categories.json @param authors the data of authors.json */
export const knownNames = (categories: unknown, authors: unknown): Known => ({
  categories: entriesOf(categories).map(entry => stringOf(valueAt(entry, "name"))),
  authors: entriesOf(authors).map(entry => ({
    slug: stringOf(valueAt(entry, "slug")),
    name: stringOf(valueAt(entry, "name")),
  })),
})

// Each line: names of one field, the preferred ones first, without capitals, hyphens and underscores.
const synonyms = `
  excerpt description summary abstract spoiler metadescription
  date publishdate pubdate pubdatetime published publishedat publisheddate datepublished created createdat
  updated lastmod modified modifiedat lastmodified lastmodifiedat lastupdated updatedat updateddate datemodified
  cover image images featuredimage coverimage heroimage thumbnail banner
  category categories
  tags tag keywords topics
  author authors
`
  .trim()
  .split("\n")
  .map(line => line.trim().split(" "))

const plain = (field: string) => field.toLowerCase().replace(/[-_ ]/g, "")

/** Whether other systems have a field of this site under that name. */
export const isSynonym = (field: string) => rankOf(field) >= 0

const rankOf = (field: string) => Math.max(...synonyms.map(names => names.indexOf(plain(field))))

/** In one line, with the characters that HTML writes as `&#8217;` or `&amp;`. */
const plainText = (value: unknown) =>
  oneLine(stringOf(value).replace(/&(?:#x?)?\w+;/gi, reference => textOf(htmlOf(reference))))

/** The file name in `image`, `[image]`, `{ src: image }` and the like. */
const imageOf = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return stringOf(value) || undefined
  const names = ["src", "url", "path", "image", "feature"]
  return (Array.isArray(value) ? value : names.map(name => valueAt(value, name))).map(imageOf).find(Boolean)
}

/** The texts in a list, or in text with commas, of names or of objects with a name. */
const namesIn = (value: unknown, separator = ","): string[] =>
  (typeof value === "string" ? value.split(separator).filter(one => one.trim()) : [value].flat())
    .map(entry => valueAt(entry, "name") ?? entry)
    .filter(entry => typeof entry === "string" || typeof entry === "number")
    .map(entry => plainText(String(entry)))

const isTopic = (name: string) => (other: string) => name === other || topicSlug(name) === topicSlug(other)

/** @returns the value of a field as this site writes it, or undefined if that is not clear */
const convert = (value: unknown, schema: z.ZodType, known: Known): unknown => {
  const { as, refersTo, seo } = metaOf(schema)
  if (as === "date") return dayOf(oneLine(value))
  if (as === "image") return imageOf(value)
  if (seo === "title") return /\n/.test(stringOf(value).trim()) ? undefined : plainText(value)
  if (seo === "description") return plainText(value) || undefined
  const names = namesIn(value, refersTo === "tags" ? "," : "\n")
  if (refersTo === "tags") return names.length > 0 ? names : undefined
  if (refersTo === "category")
    return (
      names.map(name => known.categories.find(isTopic(name))).find(Boolean) ?? known.otherwise ?? names[0]
    )
  const [author] = refersTo === "author" ? names : []
  return author && known.authors.find(({ slug, name }) => slug === author || isTopic(author)(name))?.slug
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)

const isEqual = (own: unknown, written: unknown) =>
  JSON.stringify(own) === JSON.stringify(typeof written === "string" ? oneLine(written) : written)

/** Zola has tags and categories in a group of fields. */
export const withoutTaxonomies = ({ taxonomies, ...fields }: Values): Values => ({
  ...Object(taxonomies),
  ...fields,
})

const begin = (front: Values, { schema }: ContentType) => {
  const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType>
  const data: Values = {}
  const changes = new Map<string, Change>()
  return {
    shape,
    // Accents as separate characters would match no name of a file, tag or author.
    written: mapTexts(withoutTaxonomies(front), text => text.normalize()),
    data,
    changes,
    unused: [] as string[],
    isOwn: (field: string) => Object.hasOwn(shape, field),
    set: (to: string, value: unknown, from?: string) => {
      data[to] = value
      // What is changed again comes last.
      changes.delete(to)
      changes.set(to, { ...(from && { from }), to, value })
    },
  }
}

type Reading = ReturnType<typeof begin>

const readFields = ({ shape, written, data, unused, isOwn, set }: Reading, path: string, known: Known) => {
  const ownNameOf = (field: string) =>
    isOwn(field) ? field : synonyms.find(names => names.includes(plain(field)))?.find(isOwn)
  const rank = (field: string) => (isOwn(field) ? -1 : rankOf(field))
  for (const field of Object.keys(written).sort((a, b) => rank(a) - rank(b))) {
    const value = written[field]
    const to = ownNameOf(field)
    const own =
      to && (to === field || !Object.hasOwn(data, to)) && convert(value, shape[to] as z.ZodType, known)
    const isRequired = to === field && !(shape[to] instanceof z.ZodOptional)
    const isUnknownName = to === "author" && !own && !slugPattern.test(stringOf(value))
    if ((isEmpty(value) && !isRequired) || (field === "slug" && value === slugOf(path))) continue
    else if (own && !(to === field && isEqual(own, value))) set(to, own, field)
    else if (to === field && !isUnknownName) data[to] = own || value
    else unused.push(field)
  }
}

/** No category is lost: what is not the text's own becomes a tag. */
const readTopics = ({ written, data, changes, isOwn, set }: Reading, { otherwise }: Known) => {
  if (isOwn("category") && !data.category && otherwise) set("category", otherwise)
  if (!isOwn("tags")) return
  const tags = [data.category, ...entriesOf(data.tags)].map(String)
  for (const name of namesIn(written[changes.get("category")?.from ?? ""], "\n"))
    if (!tags.some(isTopic(name))) tags.push(name)
  const place = changes.get("tags")?.from ?? (Object.hasOwn(written, "tags") ? "tags" : "")
  if (tags.length - 1 > entriesOf(data.tags).length) set("tags", tags.slice(1), place)
  data.tags ??= []
}

/** What another system hides is a draft here, or published as late: also where a build ignored the errors of the check. */
const readHidings = ({ written, data, unused, isOwn, set }: Reading): Hiding[] => {
  const days = { day: today(), date: stringOf(data.date) }
  const done = {
    hides: isOwn("draft") && written.draft === true,
    search: isOwn("noindex") && written.noindex === true,
  }
  const hidings = hidingsOf(written, days).filter(({ path: [field = "", ...inner], kind }) => {
    const isOther = inner.length > 0 || !isOwn(field) || /^(?:draft|noindex)$/.test(field)
    return isOther && !(kind === "search" ? done.search : done.hides)
  })
  for (const { path, kind, instead } of hidings) {
    const [field = ""] = path
    if (path.length === 1 && unused.includes(field)) unused.splice(unused.indexOf(field), 1)
    if (instead && isOwn(instead.to)) {
      if (data[instead.to] !== instead.value) set(instead.to, instead.value, path.length === 1 ? field : "")
    } else if (kind === "hides" && isOwn("draft")) data.draft = true
  }
  return hidings
}

/**
 * Front matter, of this or another system, as the fields of a type. A value that is not clear stays, for the check to report.
 * @param path of the file @param body the text, for an excerpt
 */
export const normalise = (
  front: Values,
  type: ContentType,
  { path, body, known }: { path: string; body: string; known: Known },
): FrontMatter => {
  const reading = begin(front, type)
  readFields(reading, path, known)
  readTopics(reading, known)
  const hidings = readHidings(reading)
  const { data, changes, unused, isOwn, set } = reading
  // Jekyll's drafts have a folder instead of a field.
  if (isOwn("draft") && data.draft !== true && path.includes("/_drafts/")) set("draft", true)
  const isForeign = unused.length > 0 || [...changes.values()].some(({ from }) => from)
  if (isForeign && data.author !== undefined && !known.authors.some(one => one.slug === data.author)) {
    delete data.author
    unused.push("author")
  }
  const name = nameOf(path)
  const addresses = [name, ...["path", "permalink"].map(field => stringOf(front[field]))]
  const [day] = /(?<=^|[/\n])\d{4}[-/]\d\d[-/]\d\d(?=[-/])/.exec(addresses.join("\n")) ?? []
  if (isOwn("date") && !Object.hasOwn(data, "date") && day) set("date", dayOf(day))
  const isUntitled = isOwn("title") && !Object.hasOwn(data, "title")
  const title = isUntitled && (name.includes(" ") ? name : headingOf(body))
  if (title) set("title", title)
  const description = ["excerpt", "description"].find(isOwn)
  const excerpt = description && !data[description] && excerptOf(body)
  if (excerpt) set(description, excerpt)
  return { data, changes: [...changes.values()], unused, hidings }
}
