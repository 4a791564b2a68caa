import anyAscii from "any-ascii"
import { z } from "zod"
import type { Values } from "./content-type"
import { metaOf, unwrap } from "./field-types"

// Values may be invalid, since `gatsby develop` continues after errors.

export const valueAt = (data: unknown, ...path: readonly PropertyKey[]): unknown =>
  path.reduce((value, step) => (value as Values | null | undefined)?.[step as string], data)

/** The entries of a list; none if it is no list. */
export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

/** A text; empty if it is none. */
export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "")

const words: Record<string, string> = { "&": "and", "+": "plus", "#": "sharp", "%": "percent", "@": "at" }

/**
 * The slug of a category's or tag's address: lower-case Latin letters, digits and hyphens.
 * @example topicSlug("R&D") // "r-and-d"
 */
export const topicSlug = (label: string): string =>
  anyAscii(label.replace(/[&+#%@]/g, sign => ` ${words[sign]} `))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

export const topicOf = (value: unknown) => ({ name: stringOf(value), slug: topicSlug(stringOf(value)) })

/** A position in a list; the last one if there is none: the largest Int of GraphQL. */
export const orderOf = (value: unknown): number => (typeof value === "number" ? value : 2 ** 31 - 1)

/** The fields of a node from front matter: what is missing is empty, or null if it is optional. */
export const nodeValues = (schema: z.ZodObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const [inner, value] = [unwrap(field as z.ZodType), values[name]]
      const { refersTo } = metaOf(inner)
      if (inner instanceof z.ZodBoolean) return [name, value === true]
      if (inner instanceof z.ZodNumber) return [name, orderOf(value)]
      if (refersTo === "tags") return [name, entriesOf(value).map(tag => topicOf(String(tag)))]
      return [name, stringOf(value) || (inner === field ? "" : null)]
    }),
  )
