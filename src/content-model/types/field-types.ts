import { z } from "zod"
import { dayForm } from "../../shared/day"
import type { Choice } from "./declare-type"

// Each schema's error is a noun for what is expected ("a date of the form YYYY-MM-DD"); check/fields.ts adds the rest.

/** Fields that only the GraphQL type has: type, and description with an example. */
export type Derived = Record<string, [type: string, doc: string]>

export type FieldMeta = {
  /** The label in the CMS. Default: the field's name, "readingTime" as "Reading time". */
  label?: string
  /** The hint in the CMS. Default: what is expected. */
  hint?: string
  /** A reference to an entry, an uploaded image, or a multi-line text. */
  as?: Choice | "image" | "paragraph"
  /** Where below `content/` an uploaded image is stored. Default: beside the text. */
  folder?: string
  /** It becomes a page's title or description. */
  head?: "title" | "description"
  /** What precedes the text in the page's title: "Category: ". */
  headPrefix?: string
  /** The value in a new entry: a switch that is on, or today. */
  defaultValue?: true | "today"
  /** An example value for the description in the GraphQL schema. */
  example?: string
  /** The whole description. Default: what is expected, with the example. */
  doc?: string
  /** The GraphQL type of a group or enumeration. */
  type?: string
  derived?: Derived
  /** The field's GraphQL type where it differs from its schema's; empty leaves the field out. */
  sdl?: string
  /** The form that a text must have. */
  form?: RegExp
  past?: true
  /** An address: of a page of this site, or of anything on the web. */
  leadsTo?: "page" | "anything"
}

const metas = z.registry<{ meta: object }>()

/** An example, or all that a field declares. */
type Extra = string | FieldMeta

const declare = <T extends z.ZodType>(schema: T, extra: Extra = {}, more: FieldMeta = {}): T => {
  const meta: FieldMeta = { ...more, ...(typeof extra === "string" ? { example: extra } : extra) }
  metas.add(schema, { meta })
  return schema
}

/** A schema without `.optional()`. */
export const innerOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? innerOf(schema.unwrap() as z.ZodType) : schema

export const metaOf = (schema: z.ZodType): FieldMeta => metas.get(innerOf(schema))?.meta ?? {}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a field expects, in words. */
export const expectedOf = (schema: z.ZodType): string =>
  innerOf(schema).safeParse(undefined).error?.issues[0]?.message ?? ""

const filled = (expected: string) =>
  z.string(expected).refine(value => value.trim() !== "", { error: expected, abort: true })

export const text = (expected = "text", extra?: Extra) => declare(filled(expected), extra)

/** A multi-line text in the CMS. */
export const paragraph = (expected: string, example?: string, extra: FieldMeta = {}) =>
  text(expected, { ...extra, as: "paragraph", ...(example && { example }) })

/** The most characters of a title and a description that search engines show. */
export const maxTitleLength = 60
export const maxDescriptionLength = 160

/** A page's description for search engines. */
export const summary = (expected: string, example: string) =>
  paragraph(expected, example, { head: "description" })

export const textThat = (
  isRight: (value: string) => boolean,
  expected: string,
  extra?: Extra,
  form?: RegExp,
) => declare(filled(expected).refine(isRight, expected), extra, form && { form })

export const textLike = (form: RegExp, expected: string, extra?: Extra) =>
  textThat(value => form.test(value), expected, extra, form)

export const oneOf = <T extends readonly string[]>(words: T, extra?: Extra) =>
  declare(z.enum(words, `one of: ${words.join(", ")}`), extra)

/** A switch. @param doc what it means when it is on */
export const flag = (doc: string, extra: FieldMeta = {}) =>
  declare(z.boolean("true or false"), { doc, hint: doc, sdl: "Boolean!", ...extra })

export const number = (expected = "a number", extra?: Extra) => declare(z.number(expected), extra)

export const count = (expected = "a whole number from 1", extra?: Extra) =>
  declare(z.number(expected).int(expected).min(1, expected), extra)

/** The position among entries of a kind; entries without one come last. */
export const order = () =>
  count(undefined, { doc: "1 for the first", hint: "1 for the first", sdl: "Int!" }).optional()

/** A list with at least one entry. */
export const list = <T extends z.ZodType>(entry: T, expected: string, extra?: Extra) =>
  declare(z.array(entry, expected).min(1, expected), extra)

export const anyList = <T extends z.ZodType>(entry: T, expected: string, extra?: Extra) =>
  declare(z.array(entry, expected), extra)

/** A list without duplicates. @param key the field that identifies its groups */
export const once = <T extends z.ZodArray>(schema: T, key?: string): T =>
  schema.superRefine((entries, context) => {
    const values = entries.map(entry => (key ? (entry as Record<string, unknown>)[key] : entry))
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return
      const message = `unique: entry ${values.indexOf(value) + 1} already has it`
      context.addIssue({ code: "custom", path: key ? [index, key] : [index], message })
    })
  })

/** A group of fields that reports unknown names with the known ones. */
export const fields = <T extends z.ZodRawShape>(shape: T, extra?: Extra) => {
  const known = Object.keys(shape)
  const unknown = z.custom(() => false, { params: { known } })
  const group = z.object(shape, `a group of fields: ${known.join(", ")}`).catchall(unknown)
  return declare(group as unknown as z.ZodObject<T>, extra)
}

/** A list of groups. @param key the field that identifies them */
export const entries = <T extends z.ZodRawShape>(shape: T, expected: string, key: string, extra?: Extra) =>
  once(anyList(fields(shape), expected, extra), key)

const isRealDay = (value: string): boolean => {
  const time = Date.parse(value)
  return value >= "1990" && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const dateForm = "a date of the form YYYY-MM-DD"

export const day = (extra?: Extra) =>
  declare(
    filled(dateForm)
      .refine(value => dayForm.test(value), { error: dateForm, abort: true })
      .refine(isRealDay, "a real day from 1990 on"),
    extra,
    { form: dayForm },
  )

/** A day not after today. */
export const pastDay = (label: string, hint: string) =>
  day({ label, hint, doc: `2026-11-03: ${hint}`, past: true })

export const slugForm = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/
export const slugExpected = "made of lower-case letters, digits and hyphens"
export const slug = (extra?: Extra) => textLike(slugForm, `a slug ${slugExpected}`, extra)

export const slugOfA = (as: Choice, example: string, hint: string, extra: FieldMeta = {}) =>
  slug({ as, example, hint, ...extra })

export const image = (expected: string, example: string, hint: string, extra: FieldMeta = {}) =>
  text(expected, { as: "image", example, hint, ...extra })

export const webAddress = (extra?: Extra) =>
  textThat(
    value => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    "an address that begins with https:// or http://",
    extra,
  )

export const tags = () =>
  once(
    list(
      textLike(/^\S(?:.*\S)?$/, "a tag without spaces around it"),
      "a list of at least one tag, such as [SEO, Analytics]",
      {
        as: "tags",
        doc: '[{ name: "SEO", slug: "seo" }]',
        hint: "How readers find it; a new tag gets its own page",
        sdl: "[Label!]!",
      },
    ),
  )

/** Visits all texts in data with the metadata of their fields; texts in a list have the list's. */
export const visitTexts = (
  schema: z.ZodType,
  data: unknown,
  visit: (path: PropertyKey[], text: string, meta: FieldMeta) => void,
  path: PropertyKey[] = [],
  meta = metaOf(schema),
): void => {
  const inner = innerOf(schema)
  if (typeof data === "string" && data.trim()) visit(path, data, meta)
  else if (inner instanceof z.ZodArray && Array.isArray(data))
    for (const [index, entry] of data.entries())
      visitTexts(inner.element as z.ZodType, entry, visit, [...path, index], meta)
  else if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>))
      visitTexts(field, (data as Record<string, unknown> | null | undefined)?.[name], visit, [...path, name])
}
