import { z } from "zod"
import { attempt } from "../../shared/attempt"
import { dayPattern } from "../../shared/day"
import type { Choice, Derived } from "./content-type"
import { slugExpected, slugPattern } from "./slug"

// Each schema says what is expected, as a noun: `heading: text("a heading", "What we do")` has the hint "A heading" in the CMS,
// the description "A heading: What we do" in GraphQL, and in the content check the error "heading is missing; expected a heading".

export type FieldMeta = {
  expected?: string
  as?: "colour" | "date" | "image" | "paragraph" | "slug"
  refersTo?: Choice
  /** The text becomes the page's title, after the prefix, or its description. */
  seo?: "title" | "description"
  titlePrefix?: string
  isPast?: true
  /** What the address may point to. */
  leadsTo?: "page" | "any"
  /** Names in braces that the page fills in, besides those of the site. */
  fills?: readonly string[]

  // The CMS. The defaults are the field's name, `readingTime` as "Reading time", and what is expected.
  label?: string
  hint?: string
  /** Where below `content/` an uploaded image is stored; beside the text by default. */
  folder?: string

  // GraphQL.
  example?: string
  /** By default what is expected, with the example. */
  doc?: string
  /** The name of a group's or enumeration's type. */
  type?: string
  derived?: Derived
  /** The type where it differs from the schema's; empty leaves the field out. */
  sdl?: string

  /** In a new entry; a date has it in the CMS. */
  defaultValue?: true | "today"
  /** What a node has where the content leaves the field out. */
  default?: unknown
}

type MetaOrExample = string | FieldMeta

const metaFrom = (meta: MetaOrExample = {}): FieldMeta =>
  typeof meta === "string" ? { example: meta } : meta

/** What is expected is the schema's error, and stands in its metadata. */
const described = <T extends z.ZodType>(
  make: (error: string) => T,
  expected: string,
  meta?: MetaOrExample,
): T => make(expected).meta({ expected, ...metaFrom(meta) })

export const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema

export const metaOf = (schema: z.ZodType) => (unwrap(schema).meta() ?? {}) as FieldMeta

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const expectedOf = (schema: z.ZodType): string => metaOf(schema).expected ?? ""

export const text = (expected: string, meta?: MetaOrExample) =>
  described(
    error => z.string(error).refine(value => value.trim() !== "", { error, abort: true }),
    expected,
    meta,
  )

export const paragraph = (expected: string, example?: string, meta?: FieldMeta) =>
  text(expected, { ...metaFrom(example), as: "paragraph", ...meta })

export const metaDescription = (expected: string, example: string) =>
  paragraph(expected, example, { seo: "description" })

export const textWhere = (isValid: (value: string) => boolean, expected: string, meta?: MetaOrExample) =>
  text(expected, meta).refine(isValid, expected)

export const textMatching = (pattern: RegExp, expected: string, meta?: MetaOrExample) =>
  text(expected, meta).regex(pattern, expected)

const isLanguage = (tag: string): boolean =>
  Boolean(
    attempt(() => {
      const { language, region = "IN", baseName } = new Intl.Locale(tag)
      const nameOf = (type: "language" | "region", code: string) =>
        new Intl.DisplayNames("en", { type, fallback: "none" }).of(code)
      return tag === baseName && nameOf("language", language) && nameOf("region", region)
    }),
  )

export const language = (meta?: FieldMeta) =>
  textWhere(isLanguage, 'a language that browsers know, such as "en-IN" or "hi"', meta)

/** The language of a text, the site's by default. */
export const textLanguage = () =>
  language({ label: "Language", hint: "Where it is not the site's: hi, ar, pt-BR", example: "hi" }).optional()

export const oneOf = <T extends readonly string[]>(words: T, meta?: MetaOrExample) =>
  described(error => z.enum(words, error), `one of: ${words.join(", ")}`, meta)

export const boolean = (doc: string, meta?: FieldMeta) =>
  described(z.boolean, "true or false", { doc, hint: doc, sdl: "Boolean!", ...meta })

export const number = (expected: string, meta?: MetaOrExample) => described(z.number, expected, meta)

export const positiveInteger = (expected = "a positive whole number", meta?: MetaOrExample) =>
  number(expected, meta).int(expected).min(1, expected)

// Entries without one come last.
export const order = () =>
  positiveInteger(undefined, { doc: "1 for the first", hint: "1 for the first", sdl: "Int!" }).optional()

export const list = <T extends z.ZodType>(entry: T, expected: string, meta?: MetaOrExample) =>
  described(error => z.array(entry, error), expected, meta)

export const nonEmptyList = <T extends z.ZodType>(entry: T, expected: string, meta?: MetaOrExample) =>
  list(entry, expected, meta).min(1, expected)

/** @param key the field that identifies an entry, if the entries are groups */
export const unique = <T extends z.ZodArray>(schema: T, key?: string): T =>
  schema.superRefine((entries, context) => {
    const values = entries.map(entry => (key ? (entry as Record<string, unknown>)[key] : entry))
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return
      const message = `unique: entry ${values.indexOf(value) + 1} already has it`
      context.addIssue({ code: "custom", path: key ? [index, key] : [index], message })
    })
  })

export const group = <T extends z.ZodRawShape>(shape: T, meta?: FieldMeta) =>
  described(
    error => z.strictObject(shape, error),
    `a group of fields: ${Object.keys(shape).join(", ")}`,
    meta,
  )

export const objectType = <T extends z.ZodRawShape>(type: string, doc: string, shape: T, meta?: FieldMeta) =>
  group(shape, { type, doc, ...meta })

export const groupList = <T extends z.ZodObject>(entry: T, expected: string, key: string, meta?: FieldMeta) =>
  unique(list(entry, expected, meta), key)

const dateExpected = "a date in the format YYYY-MM-DD"

export const date = (meta?: FieldMeta) =>
  text(dateExpected, { as: "date", ...meta })
    .regex(dayPattern, { error: dateExpected, abort: true })
    .refine(day => day >= "1990" && z.iso.date().safeParse(day).success, "a real date from 1990 on")

export const dateInPast = (label: string, hint: string) =>
  date({ label, hint, doc: `2026-11-03: ${hint}`, isPast: true })

export const slug = (meta: MetaOrExample) =>
  textMatching(slugPattern, `a slug ${slugExpected}`, { as: "slug", ...metaFrom(meta) })

export const reference = (refersTo: Choice, example: string, hint: string, meta?: FieldMeta) =>
  slug({ refersTo, example, hint, ...meta })

export const maxImageBytes = 20_000_000
export const image = (expected: string, example: string, hint: string, meta?: FieldMeta) =>
  text(expected, { as: "image", example, hint, ...meta })

export const webAddress = (meta?: FieldMeta) =>
  textWhere(
    value => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    "an address that begins with https:// or http://",
    meta,
  )

/** The CMS asks for at least one; a file without the field has none. */
export const tags = () =>
  unique(
    list(
      textMatching(/^\S(?:.*\S)?$/, "a tag without spaces around it"),
      "a list of tags, such as [SEO, Analytics]",
      {
        refersTo: "tags",
        doc: '[{ name: "SEO", slug: "seo", path: "/tag/seo" }]',
        hint: "How readers find it; a new tag gets its own page",
        sdl: "[Topic!]!",
      },
    ),
  )

/** Visits all texts with the metadata of their fields; texts in a list have the list's. */
export const visitTexts = (
  schema: z.ZodType,
  data: unknown,
  visit: (path: PropertyKey[], text: string, meta: FieldMeta) => void,
  path: PropertyKey[] = [],
  meta = metaOf(schema),
): void => {
  const inner = unwrap(schema)
  if (typeof data === "string" && data.trim()) visit(path, data, meta)
  else if (inner instanceof z.ZodArray && Array.isArray(data))
    for (const [index, entry] of data.entries())
      visitTexts(inner.element as z.ZodType, entry, visit, [...path, index], meta)
  else if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>))
      visitTexts(field, (data as Record<string, unknown> | null | undefined)?.[name], visit, [...path, name])
}

/** Articles named by their slugs, each once. */
export const postSlugs = (expected: string, hint: string) =>
  unique(list(slug("reading-cohorts"), expected, { label: "Articles", refersTo: "post", hint }))
