import { toString as textOf } from "hast-util-to-string"
import type { z } from "zod"
import { dayOf } from "../read/day-of"
import { isInDrafts, isSameTopic, oneLine, ownFields, plainName } from "../read/normalise"
import type { Content, MarkdownFile } from "../read/read-content"
import { markdownTypes } from "../types/all-types"
import type { Values } from "../types/content-type"
import { metaOf } from "../types/field-types"
import { nameOf, slugPattern } from "../types/slug"
import { entriesOf, stringOf, valueAt } from "../types/values"
import { excerptOf, headingOf, htmlOf } from "./excerpt"

type Known = Content["known"]

/** A field as this site has it; `from` is its name in the file, if it has one. */
export type Change = { from?: string; to: string; value: unknown }

/** `date`, or `description as excerpt` */
export const changeName = ({ from, to }: Change): string => (from && from !== to ? `${from} as ${to}` : to)

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

const rankOf = (field: string) => Math.max(...synonyms.map(names => names.indexOf(plainName(field))))

/** Whether other systems have a field of this site under that name. */
export const isSynonym = (field: string) => rankOf(field) >= 0

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

/** @returns the value of a field as this site writes it, or undefined if that is not clear */
const convert = (
  value: unknown,
  schema: z.ZodType,
  { categories, authors }: Known,
  otherwise?: string,
): unknown => {
  const { as, refersTo, seo } = metaOf(schema)
  if (as === "date") return dayOf(oneLine(value))
  if (as === "image") return imageOf(value)
  if (seo === "title") return /\n/.test(stringOf(value).trim()) ? undefined : plainText(value) || undefined
  if (seo === "description") return plainText(value) || undefined
  const names = namesIn(value, refersTo === "tags" ? "," : "\n")
  if (refersTo === "tags") return names.length > 0 ? names : undefined
  if (refersTo === "category")
    return names.map(name => categories.find(isSameTopic(name))).find(Boolean) ?? otherwise ?? names[0]
  const [author] = refersTo === "author" ? names : []
  return author && authors.find(({ slug, name }) => slug === author || isSameTopic(author)(name))?.slug
}

/** Whether a value is the same as written, but for line ends. */
const isEqual = (own: unknown, written: unknown) =>
  JSON.stringify(own) === JSON.stringify(typeof written === "string" ? oneLine(written) : written)

/** Zola has tags and categories in a group of fields. */
export const withoutTaxonomies = ({ taxonomies, ...fields }: Values): Values => ({
  ...Object(taxonomies),
  ...fields,
})

/**
 * What of a text's front matter, of this or another system, this site writes otherwise; a value that is not clear stays.
 * @param otherwise the category of articles without one of this site's
 * @returns the changes in the order in which they belong, and the fields that are not used
 */
export const conversionOf = (
  { vfile, kind, written, hidings, bodyStart }: MarkdownFile,
  known: Known,
  otherwise?: string,
): { changes: Change[]; unused: string[] } => {
  const type = markdownTypes[kind]
  const shape: Record<string, z.ZodType> = type.schema.shape
  const isOwn = (field: string) => Object.hasOwn(shape, field)
  const fields = withoutTaxonomies(written)
  const { data, names, unused } = ownFields(fields, type, {
    path: vfile.path,
    categories: known.categories,
  })
  const changes = new Map<string, Change>()
  const set = (to: string, value: unknown, from?: string) => {
    data[to] = value
    // What is changed again comes last.
    changes.delete(to)
    changes.set(to, { ...(from && { from }), to, value })
  }
  const read = (value: unknown, to: string) => convert(value, shape[to] as z.ZodType, known, otherwise)

  for (const [to, name] of names) {
    const value = read(data[to], to) ?? data[to]
    const isSame = value === written[name] || isEqual(value, written[name])
    if (name !== to || !isSame) set(to, value, Object.hasOwn(written, name) ? name : "")
  }
  const left: string[] = []
  for (const field of unused.sort((a, b) => rankOf(a) - rankOf(b))) {
    const to = synonyms.find(row => row.includes(plainName(field)))?.find(isOwn)
    const value = to && !Object.hasOwn(data, to) && read(fields[field], to)
    if (value) set(to, value, field)
    else left.push(field)
  }

  // No category is lost: what is not the text's own becomes a tag.
  if (isOwn("category") && !data.category && otherwise) set("category", otherwise)
  if (isOwn("tags")) {
    const tags = [data.category, ...entriesOf(data.tags)].map(String)
    for (const name of namesIn(fields[changes.get("category")?.from ?? ""], "\n"))
      if (!tags.some(isSameTopic(name))) tags.push(name)
    const place = changes.get("tags")?.from ?? names.get("tags")
    if (tags.length - 1 > entriesOf(data.tags).length) set("tags", tags.slice(1), place)
  }

  for (const { path, instead } of hidings) {
    const from = path.length === 1 ? path[0] : ""
    if (instead && isOwn(instead.to) && data[instead.to] !== instead.value)
      set(instead.to, instead.value, from)
  }
  if (isOwn("draft") && data.draft !== true && isInDrafts(vfile.path)) set("draft", true)

  // Where nothing else is foreign, it is a mistake for the name of one whom the site knows.
  const isForeign = changes.size > 0 || !slugPattern.test(stringOf(data.author))
  const isUnknown = data.author !== undefined && known.authors.every(({ slug }) => slug !== data.author)
  if (isForeign && isUnknown && !Object.hasOwn(fields, "authors"))
    changes.set("author", { from: names.get("author") ?? "author", to: "authors", value: data.author })

  const name = nameOf(vfile.path)
  const addresses = [name, ...["path", "permalink"].map(field => stringOf(fields[field]))]
  const [day] = /(?<=^|[/\n])\d{4}[-/]\d\d[-/]\d\d(?=[-/])/.exec(addresses.join("\n")) ?? []
  if (isOwn("date") && !Object.hasOwn(data, "date") && day) set("date", dayOf(day))
  const body = String(vfile.value).slice(bodyStart)
  const isUntitled = isOwn("title") && !Object.hasOwn(data, "title")
  const title = isUntitled && (name.includes(" ") ? name : headingOf(body))
  if (title) set("title", title)
  const description = ["excerpt", "description"].find(isOwn)
  const excerpt = description && !data[description] && excerptOf(body)
  if (excerpt) set(description, excerpt)
  return { changes: [...changes.values()], unused: left }
}
