/**
 * The functions with which content types declare their fields: zod schemas with metadata (`.meta()`). The error of each
 * schema says what is expected, as a noun; `.optional()`, `.min()` and `.refine()` are zod's own. So
 *
 *     heading: text("a heading", "What we do")
 *
 * becomes in GraphQL (`src/gatsby/content-sdl.ts`)
 *
 *     "A heading: What we do"
 *     heading: String!
 *
 * in the CMS a text field with the hint "A heading" (`cms/cms-fields.ts`), and in the content check (`check/fields.ts`)
 *
 *     heading is missing; expected a heading
 */
import { z } from "zod"
import { dayPattern } from "../../shared/day"
import type { Choice, Derived } from "./content-type"

/** A field's metadata, for the CMS, the content check and GraphQL. */
export type FieldMeta = {
  /** The label in the CMS. Default: the field's name, "readingTime" as "Reading time". */
  label?: string
  /** The hint in the CMS. Default: what is expected. */
  hint?: string
  /** What the text is: a day, the path of an uploaded image, several lines, or the end of an address. */
  as?: "date" | "image" | "paragraph" | "slug"
  /** The entries from which an editor chooses one. */
  refersTo?: Choice
  /** Where below `content/` an uploaded image is stored. Default: beside the text. */
  folder?: string
  /** It becomes a page's title or description. */
  seo?: "title" | "description"
  /** What precedes the text in the page's title: "Category: ". */
  titlePrefix?: string
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
  /** The date is not after today. */
  past?: true
  /** An address: of a page of this site, or of anything on the web. */
  leadsTo?: "page" | "anything"
}

/** Metadata, or an example alone. */
type Meta = string | FieldMeta

const withMeta = <T extends z.ZodType>(schema: T, meta: Meta = {}): T =>
  schema.meta(typeof meta === "string" ? { example: meta } : meta)

/** A schema without `.optional()`. */
export const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema

export const metaOf = (schema: z.ZodType) => (unwrap(schema).meta() ?? {}) as FieldMeta

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const expectedOf = (schema: z.ZodType): string =>
  unwrap(schema).safeParse(undefined).error?.issues[0]?.message ?? ""

const nonEmptyString = (expected: string) =>
  z.string(expected).refine(value => value.trim() !== "", { error: expected, abort: true })

export const text = (expected = "text", meta?: Meta) => withMeta(nonEmptyString(expected), meta)

export const paragraph = (expected: string, example?: string, meta: FieldMeta = {}) =>
  withMeta(text(expected, example), { as: "paragraph", ...meta })

/** How many characters of a title and a description search engines show. */
export const maxTitleLength = 60
export const maxDescriptionLength = 160

export const metaDescription = (expected: string, example: string) =>
  paragraph(expected, example, { seo: "description" })

export const textWhere = (isValid: (value: string) => boolean, expected: string, meta?: Meta) =>
  withMeta(nonEmptyString(expected).refine(isValid, expected), meta)

export const textMatching = (pattern: RegExp, expected: string, meta?: Meta) =>
  withMeta(nonEmptyString(expected).regex(pattern, expected), meta)

export const oneOf = <T extends readonly string[]>(words: T, meta?: Meta) =>
  withMeta(z.enum(words, `one of: ${words.join(", ")}`), meta)

/** A switch. @param doc what it means when it is on */
export const boolean = (doc: string, meta: FieldMeta = {}) =>
  withMeta(z.boolean("true or false"), { doc, hint: doc, sdl: "Boolean!", ...meta })

export const number = (expected = "a number", meta?: Meta) => withMeta(z.number(expected), meta)

export const positiveInteger = (expected = "a whole number from 1", meta?: Meta) =>
  withMeta(z.number(expected).int(expected).min(1, expected), meta)

/** The position among entries of a kind; entries without one come last. */
export const order = () =>
  positiveInteger(undefined, { doc: "1 for the first", hint: "1 for the first", sdl: "Int!" }).optional()

export const list = <T extends z.ZodType>(entry: T, expected: string, meta?: Meta) =>
  withMeta(z.array(entry, expected), meta)

export const nonEmptyList = <T extends z.ZodType>(entry: T, expected: string, meta?: Meta) =>
  list(entry, expected, meta).min(1, expected)

/** A list without duplicates. @param key the field that identifies its groups */
export const unique = <T extends z.ZodArray>(schema: T, key?: string): T =>
  schema.superRefine((entries, context) => {
    const values = entries.map(entry => (key ? (entry as Record<string, unknown>)[key] : entry))
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return
      const message = `unique: entry ${values.indexOf(value) + 1} already has it`
      context.addIssue({ code: "custom", path: key ? [index, key] : [index], message })
    })
  })

/** A group of fields that reports unknown names with the known ones. */
export const group = <T extends z.ZodRawShape>(shape: T, meta?: FieldMeta) => {
  const known = Object.keys(shape)
  const unknown = z.custom(() => false, { params: { known } })
  const schema = z.object(shape, `a group of fields: ${known.join(", ")}`).catchall(unknown)
  return withMeta(schema as unknown as z.ZodObject<T>, meta)
}

/** A group with a GraphQL type of its own. */
export const objectType = <T extends z.ZodRawShape>(type: string, doc: string, shape: T, meta?: FieldMeta) =>
  group(shape, { type, doc, ...meta })

/** A list of groups without duplicates. @param key the field that identifies them */
export const groupList = <T extends z.ZodObject>(entry: T, expected: string, key: string, meta?: FieldMeta) =>
  unique(list(entry, expected, meta), key)

const isRealDay = (value: string): boolean => value >= "1990" && z.iso.date().safeParse(value).success

const dateExpected = "a date in the format YYYY-MM-DD"

export const date = (meta: FieldMeta = {}) =>
  withMeta(
    nonEmptyString(dateExpected)
      .regex(dayPattern, { error: dateExpected, abort: true })
      .refine(isRealDay, "a real date from 1990 on"),
    { as: "date", ...meta },
  )

export const dateInPast = (label: string, hint: string) =>
  date({ label, hint, doc: `2026-11-03: ${hint}`, past: true })

export const slugPattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/
export const slugExpected = "made of lower-case letters, digits and hyphens"
export const slug = (meta: Meta) =>
  withMeta(textMatching(slugPattern, `a slug ${slugExpected}`, { as: "slug" }), meta)

export const reference = (refersTo: Choice, example: string, hint: string, meta: FieldMeta = {}) =>
  slug({ refersTo, example, hint, ...meta })

export const image = (expected: string, example: string, hint: string, meta: FieldMeta = {}) =>
  text(expected, { as: "image", example, hint, ...meta })

export const webAddress = (meta?: FieldMeta) =>
  textWhere(
    value => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    "an address that begins with https:// or http://",
    meta,
  )

export const tags = () =>
  unique(
    nonEmptyList(
      textMatching(/^\S(?:.*\S)?$/, "a tag without spaces around it"),
      "a list of at least one tag, such as [SEO, Analytics]",
      {
        refersTo: "tags",
        doc: '[{ name: "SEO", slug: "seo" }]',
        hint: "How readers find it; a new tag gets its own page",
        sdl: "[Topic!]!",
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
  const inner = unwrap(schema)
  if (typeof data === "string" && data.trim()) visit(path, data, meta)
  else if (inner instanceof z.ZodArray && Array.isArray(data))
    for (const [index, entry] of data.entries())
      visitTexts(inner.element as z.ZodType, entry, visit, [...path, index], meta)
  else if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>))
      visitTexts(field, (data as Record<string, unknown> | null | undefined)?.[name], visit, [...path, name])
}
