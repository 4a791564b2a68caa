import { z } from "zod"
import { dayForm } from "../../shared/day"
import type { Choice, CmsField } from "./content-type"

// A part's error is what is expected there, as a noun ("a date of the form YYYY-MM-DD"); report/schema-problems.ts makes
// the sentence.

/** Fields of a GraphQL type that are no fields of the file: type, and docstring with an example. */
export type Derived = Record<string, [type: string, doc: string]>

/** What a field declares besides its schema. */
export type FieldMeta = CmsField & {
  /** An example value, for the docstring in the GraphQL schema. */
  example?: string
  /** The whole docstring, where that is not what is expected with the example. */
  doc?: string
  /** The name of a group's or enumeration's GraphQL type. */
  type?: string
  derived?: Derived
  /** The field's GraphQL type where it is not that of its schema; empty leaves the field out. */
  sdl?: string
  /** The form that a text must have. */
  form?: RegExp
  /** A day that is not after today. */
  past?: true
  /** An address: of a page of this site, or of a page or file here or elsewhere. */
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

/** The schema of a field without its being optional. */
export const innerOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? innerOf(schema.unwrap() as z.ZodType) : schema

/** What a field declares. */
export const metaOf = (schema: z.ZodType): FieldMeta => metas.get(innerOf(schema))?.meta ?? {}

/** What is expected of a field, in words. */
export const expectedOf = (schema: z.ZodType): string =>
  innerOf(schema).safeParse(undefined).error?.issues[0]?.message ?? ""

const filled = (expected: string) =>
  z.string(expected).refine(value => value.trim() !== "", { error: expected, abort: true })

/** Text that is not empty. */
export const text = (expected = "text", extra?: Extra) => declare(filled(expected), extra)

/** Text of several lines in the CMS. */
export const paragraph = (expected: string, example?: string, extra: FieldMeta = {}) =>
  text(expected, { ...extra, as: "paragraph", ...(example && { example }) })

/** A description of a page, which search engines show. */
export const summary = (expected: string, example: string) =>
  paragraph(expected, example, { head: "description" })

/** Text of a given form. */
export const textLike = (form: RegExp, expected: string, extra?: Extra) =>
  declare(
    filled(expected).refine(value => form.test(value), expected),
    extra,
    { form },
  )

/** Text that passes a test. */
export const textThat = (isRight: (value: string) => boolean, expected: string, extra?: Extra) =>
  declare(filled(expected).refine(isRight, expected), extra)

/** One of a few words. */
export const oneOf = <T extends readonly string[]>(words: T, extra?: Extra) =>
  declare(z.enum(words, `one of: ${words.join(", ")}`), extra)

/** true or false. @param doc what it says when it is on */
export const flag = (doc: string, extra: FieldMeta = {}) =>
  declare(z.boolean("true or false"), { doc, hint: doc, sdl: "Boolean!", ...extra })

/** A finite number. */
export const number = (expected = "a number", extra?: Extra) => declare(z.number(expected), extra)

/** A whole number from 1. */
export const count = (expected = "a whole number from 1", extra?: Extra) =>
  declare(z.number(expected).int(expected).min(1, expected), extra)

/** The place of an entry among those of its kind; entries without one come last. */
export const order = () =>
  count(undefined, { doc: "1 for the first", hint: "1 for the first", sdl: "Int!" }).optional()

/** A list with at least one entry. */
export const list = <T extends z.ZodType>(entry: T, expected: string, extra?: Extra) =>
  declare(z.array(entry, expected).min(1, expected), extra)

/** A list that may be empty. */
export const anyList = <T extends z.ZodType>(entry: T, expected: string, extra?: Extra) =>
  declare(z.array(entry, expected), extra)

/** A list that names each entry once. @param key of the entries that are groups */
export const once = <T extends z.ZodArray>(schema: T, key?: string): T =>
  schema.superRefine((entries, context) => {
    const values = entries.map(entry => (key ? (entry as Record<string, unknown>)[key] : entry))
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return
      const message = `an entry of its own: entry ${values.indexOf(value) + 1} has it already`
      context.addIssue({ code: "custom", path: key ? [index, key] : [index], message })
    })
  })

/** A group of fields in which an unknown, probably misspelt, name is a mistake; its issue tells the known ones. */
export const fields = <T extends z.ZodRawShape>(shape: T, extra?: Extra) => {
  const known = Object.keys(shape)
  const unknown = z.custom(() => false, { params: { known } })
  const group = z.object(shape, `a group of fields: ${known.join(", ")}`).catchall(unknown)
  return declare(group as unknown as z.ZodObject<T>, extra)
}

/** A list of groups that may be empty. @param key of the field that no two of them share */
export const entries = <T extends z.ZodRawShape>(shape: T, expected: string, key: string, extra?: Extra) =>
  once(anyList(fields(shape), expected, extra), key)

const isRealDay = (value: string): boolean => {
  const time = Date.parse(value)
  return value >= "1990" && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const dateForm = "a date of the form YYYY-MM-DD"

/** A day that the calendar has, as YYYY-MM-DD. */
export const day = (extra?: Extra) =>
  declare(
    filled(dateForm)
      .refine(value => dayForm.test(value), { error: dateForm, abort: true })
      .refine(isRealDay, "a day of the calendar from 1990 on"),
    extra,
    { form: dayForm },
  )

/** The form of a slug: lower-case letters, digits and hyphens. */
export const slugForm = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/

/** What a slug must be, in words. */
export const slugExpected = "made of lower-case letters, digits and hyphens"

/** A slug given as a field. */
export const slug = (extra?: Extra) => textLike(slugForm, `a slug ${slugExpected}`, extra)

/** The slug of an entry there is. @param as what the entry is */
export const slugOfA = (as: Choice, example: string, hint: string, extra: FieldMeta = {}) =>
  slug({ as, example, hint, ...extra })

/** The file of an image. */
export const image = (expected: string, example: string, hint: string, extra: FieldMeta = {}) =>
  text(expected, { as: "image", example, hint, ...extra })

/** A full web address. */
export const webAddress = (extra?: Extra) =>
  textThat(
    value => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    "an address that begins with https:// or http://",
    extra,
  )

const tag = () => textLike(/^\S(?:.*\S)?$/, "a tag without spaces around it")

/** The tags of a text. */
export const tags = () =>
  once(
    list(tag(), "a list of at least one tag, such as [SEO, Analytics]", {
      as: "tags",
      doc: '[{ name: "SEO", slug: "seo" }]',
      hint: "What readers find it by; a new tag gets a page of its own",
      sdl: "[Label!]!",
    }),
  )

type Field = { path: string[]; schema: z.ZodType; isOptional: boolean }

/** Each field that a schema declares, those of groups and of the groups in lists included. */
export const fieldsOf = (schema: z.ZodType, within: readonly string[] = []): Field[] => {
  const inner = innerOf(schema)
  const group = inner instanceof z.ZodArray ? inner.element : inner
  if (!(group instanceof z.ZodObject)) return []
  return Object.entries(group.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const own = { path: [...within, name], schema: innerOf(field), isOptional: innerOf(field) !== field }
    return [own, ...fieldsOf(field, own.path)]
  })
}

/** The values of a field, of every entry of the lists on its way. */
export const valuesAt = (
  data: unknown,
  [name, ...rest]: readonly string[],
  at: PropertyKey[] = [],
): [path: PropertyKey[], value: unknown][] => {
  if (Array.isArray(data))
    return data.flatMap((one, index) =>
      valuesAt(one, name === undefined ? [] : [name, ...rest], [...at, index]),
    )
  if (name === undefined) return [[at, data]]
  return typeof data === "object" && data !== null
    ? valuesAt((data as Record<string, unknown>)[name], rest, [...at, name])
    : []
}

/** What the CMS says of each field, by its path. */
export const cmsFieldsOf = (schema: z.ZodType): Record<string, FieldMeta> =>
  Object.fromEntries(fieldsOf(schema).map(field => [field.path.join("."), metaOf(field.schema)]))
