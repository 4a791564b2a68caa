import { z } from "zod"
import { today } from "../../shared/day"
import { mapTexts } from "../../shared/text-tokens"
import type { ContentType, Values } from "../types/content-type"
import { metaOf } from "../types/field-types"
import { slugOf, topicSlug } from "../types/slug"
import { stringOf } from "../types/values"
import { dayOf } from "./day-of"
import { hidingsOf } from "./hidden-fields"
import type { Hiding } from "./hidden-values"

/** Where a text is, and the names in categories.json. */
export type Surroundings = { path: string; categories: readonly string[] }

export type OwnFields = {
  data: Values
  /** What each field is called in the file. */
  names: ReadonlyMap<string, string>
  unused: string[]
}

export type FrontMatter = OwnFields & {
  /** Fields by which another system would hide the text. */
  hidings: Hiding[]
}

/** Empty for what is no text. */
export const oneLine = (value: unknown) => stringOf(value).replace(/\s+/g, " ").trim()

/** The name of a field as spellings have it in common: `Reading-time`, `readingTime`. */
export const plainName = (field: string) => field.toLowerCase().replace(/[-_ ]/g, "")

export const isSameTopic = (name: string) => (other: string) =>
  name === other || topicSlug(name) === topicSlug(other)

/** Jekyll's drafts have a folder instead of a field. */
export const isInDrafts = (path: string) => path.includes("/_drafts/")

const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)

const read = (value: unknown, schema: z.ZodType, categories: readonly string[]): unknown => {
  const { as, refersTo, seo } = metaOf(schema)
  if (typeof value !== "string") return value
  if (as === "date") return dayOf(oneLine(value)) ?? value
  if (refersTo === "category") return categories.find(isSameTopic(value)) ?? value
  if (seo === "title") return value.trim()
  return seo ? oneLine(value) : value
}

/** The fields of a type in front matter, in any capitals; days, topics and lines as this site writes them. */
export const ownFields = (
  front: Values,
  { schema }: ContentType,
  { path, categories }: Surroundings,
): OwnFields => {
  const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType>
  const fields = new Map(Object.keys(shape).map(field => [plainName(field), field]))
  const data: Values = {}
  const names = new Map<string, string>()
  const unused: string[] = []
  // Of two spellings this site's own counts, unless it is empty: gatsby-transformer-remark adds an empty title.
  const rank = (name: string) => Number(!Object.hasOwn(shape, name)) + 2 * Number(isEmpty(front[name]))
  for (const name of Object.keys(front).sort((a, b) => rank(a) - rank(b))) {
    // Accents as separate characters would match no name of a file, tag or author.
    const value = mapTexts(front[name], text => text.normalize())
    const field = fields.get(plainName(name)) ?? ""
    const own = Object.hasOwn(data, field) ? undefined : shape[field]
    const isNeeded = own && field === name && !(own instanceof z.ZodOptional)
    if ((isEmpty(value) && !isNeeded) || (name === "slug" && value === slugOf(path))) continue
    if (own) {
      data[field] = read(value, own, categories)
      names.set(field, name)
    } else unused.push(name)
  }
  return { data, names, unused }
}

/**
 * Front matter as the fields of a type. What another system hides is a draft here, or published as late: also where a build
 * ignored the errors of the check. A value that is not clear stays, for the check to report.
 */
export const normalise = (front: Values, type: ContentType, where: Surroundings): FrontMatter => {
  const { data, names, unused } = ownFields(front, type, where)
  const isOwn = (field: string) => Object.hasOwn((type.schema as z.ZodObject).shape, field)
  const done = { hides: data.draft === true, search: data.noindex === true }
  const hidings = hidingsOf(front, { day: today(), date: stringOf(data.date) }).filter(
    ({ path: [field = "", ...inner], kind }) => {
      const isOther = inner.length > 0 || !isOwn(field) || /^(?:draft|noindex)$/.test(field)
      return isOther && !(kind === "search" ? done.search : done.hides)
    },
  )
  for (const { kind, instead } of hidings)
    if (instead && isOwn(instead.to)) data[instead.to] = instead.value
    else if (kind === "hides" && isOwn("draft")) data.draft = true
  if (isOwn("draft") && isInDrafts(where.path)) data.draft = true
  if (isOwn("tags")) data.tags ??= []
  const hiding = hidings.filter(({ path }) => path.length === 1).map(({ path: [field] }) => field)
  return { data, names, hidings, unused: unused.filter(field => !hiding.includes(field)) }
}
