import { z } from "zod"
import { dayForm } from "../../shared/day"

// A part's error is what is expected there, as a noun ("a date of the form YYYY-MM-DD"); report/schema-problems.ts makes
// the sentence.

/** Text that is not empty. */
export const text = (expected = "text") =>
  z.string(expected).refine(value => value.trim() !== "", { error: expected, abort: true })

/** The form of each text that must have one, for the desk. */
export const formsOfText = z.registry<{ form: RegExp }>()

/** Text of a given form. */
export const textLike = (form: RegExp, expected: string) =>
  text(expected)
    .refine(value => form.test(value), expected)
    .register(formsOfText, { form })

/** One of a few words. */
export const oneOf = <T extends readonly string[]>(words: T) => z.enum(words, `one of: ${words.join(", ")}`)

/** true or false. */
export const flag = () => z.boolean("true or false")

/** A finite number. */
export const number = (expected = "a number") => z.number(expected)

/** A whole number from 1. */
export const count = (expected = "a whole number from 1") => z.number(expected).int(expected).min(1, expected)

/** A list with at least one entry. */
export const list = <T extends z.ZodType>(entry: T, expected: string) =>
  z.array(entry, expected).min(1, expected)

/** A group of fields in which an unknown, probably misspelt, name is a mistake; its issue tells the known ones. */
export const fields = <T extends z.ZodRawShape>(shape: T) => {
  const known = Object.keys(shape)
  const unknown = z.custom(() => false, { params: { known } })
  return z
    .object(shape, `a group of fields: ${known.join(", ")}`)
    .catchall(unknown) as unknown as z.ZodObject<T>
}

const isRealDay = (value: string): boolean => {
  const [year = 0, month = 0, day = 0] = value.split("-").map(Number)
  // JavaScript takes the years 0 to 99 for those of the last century.
  if (year < 1000) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const dateForm = "a date of the form YYYY-MM-DD"

/** A day that the calendar has, as YYYY-MM-DD. */
export const day = () =>
  text(dateForm)
    .refine(value => dayForm.test(value), { error: dateForm, abort: true })
    .refine(isRealDay, "a day that the calendar has; expected a date of the form YYYY-MM-DD")
    .register(formsOfText, { form: dayForm })

const innerOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? innerOf(schema.unwrap() as z.ZodType) : schema

/** The names of those fields of a group that are days, and of those within its lists. */
export const dayFields = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const inner = innerOf(field as z.ZodType)
    if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) return dayFields(inner.element)
    return formsOfText.get(inner)?.form === dayForm ? [name] : []
  })

/** The names of those fields, within lists and groups too, that may be left out and are then off. */
export const optionalFlags = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodArray) return optionalFlags(schema.element as z.ZodType)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = innerOf(field)
    return inner !== field && inner instanceof z.ZodBoolean ? [name] : optionalFlags(inner)
  })
}

/** The form of a slug: lower-case letters, digits and hyphens. */
export const slugForm = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/

/** What a slug must be, in words. */
export const slugExpected = "made of lower-case letters, digits and hyphens"

/** A slug given as a field. */
export const slug = () => textLike(slugForm, `a slug ${slugExpected}`)

/** A full web address. */
export const webAddress = () =>
  text("an address that begins with https:// or http://").refine(
    value => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
    "an address that begins with https:// or http://",
  )

const tag = () => textLike(/^\S(?:.*\S)?$/, "a tag without spaces around it")

/** The tags of a text. */
export const tags = () => list(tag(), "a list of at least one tag, such as [SEO, Analytics]")
