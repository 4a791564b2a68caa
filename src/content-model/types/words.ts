import { z } from "zod"
import { tokenPattern } from "../../shared/text-tokens"
import type { Values } from "./content-type"
import { type FieldMeta, metaOf, objectType, text, unwrap } from "./field-types"

/**
 * Words that an owner may leave out, and that pages show all the same.
 * @param byDefault what they say then; names in its braces are filled in
 */
export const words = (
  byDefault: string,
  expected = `words such as “${byDefault}”`,
  meta: FieldMeta = byDefault.length > 60 ? { as: "paragraph" } : {},
) => {
  const fills = Array.from(byDefault.matchAll(tokenPattern), ([, fill = ""]) => fill)
  return text(expected, { example: byDefault, default: byDefault, fills, ...meta }).optional()
}

/** The same with a list of what the page fills in, also of what the default leaves out. */
export const label = (expected: string, byDefault: string, ...fills: string[]) =>
  words(byDefault, expected, { fills })

/** The same of a whole sentence. */
export const sentence = (expected: string, byDefault: string, ...fills: string[]) => {
  const names = fills.map(name => `{${name}}`).join(", ")
  return words(byDefault, names ? `${expected}, with ${names}` : expected, { as: "paragraph", fills })
}

/** A group of words, of which an owner may leave out each, or all. @param byDefault what they say then, by their fields' names */
export const wordGroup = <Name extends string>(
  type: string,
  doc: string,
  byDefault: Readonly<Record<Name, string>>,
) => {
  const fields = Object.entries<string>(byDefault).map(([name, own]) => [name, words(own)])
  return objectType(
    type,
    doc,
    Object.fromEntries(fields) as Record<Name, ReturnType<typeof words>>,
  ).optional()
}

/**
 * Whether nodes have the field, also where the content leaves it out: by its own default, or as a group of which no field is
 * required and one has a default.
 */
export const hasDefault = (schema: z.ZodType): boolean => {
  const inner = unwrap(schema)
  if (metaOf(inner).default !== undefined) return true
  if (!(inner instanceof z.ZodObject)) return false
  const fields = Object.values(inner.shape) as z.ZodType[]
  const isNeeded = (field: z.ZodType) => field === unwrap(field) && !hasDefault(field)
  return fields.some(hasDefault) && !fields.some(isNeeded)
}

/** What the content says, and where it says nothing, the defaults of its fields. */
export const withDefaults = (schema: z.ZodType, written?: unknown): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(written))
    return written.map(entry => withDefaults(inner.element as z.ZodType, entry))
  const { default: own } = metaOf(inner)
  if (!(inner instanceof z.ZodObject) || (written === undefined && (own !== undefined || !hasDefault(inner))))
    return written ?? own
  const filled = Object.entries(inner.shape).flatMap(([name, field]) => {
    const value = withDefaults(field as z.ZodType, (written as Values | null | undefined)?.[name])
    return value === undefined ? [] : [[name, value]]
  })
  return typeof (written ?? {}) === "object"
    ? { ...(written as Values), ...Object.fromEntries(filled) }
    : written
}
