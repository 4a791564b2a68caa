import anyAscii from "any-ascii"
import { z } from "zod"
import type { Values } from "./content-type"
import { metaOf, unwrap } from "./field-types"

// Values may be invalid, since `gatsby develop` continues after errors.

export const valueAt = (data: unknown, ...path: readonly PropertyKey[]): unknown =>
  path.reduce((value, step) => (value as Values | null | undefined)?.[step as string], data)

export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "")

const words: Record<string, string> = { "&": "and", "+": "plus", "#": "sharp", "%": "percent", "@": "at" }

/** "R&D" becomes "r-and-d". */
export const topicSlug = (label: string): string =>
  anyAscii(label.replace(/[&+#%@]/g, sign => ` ${words[sign]} `))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

export const topicOf = (value: unknown) => ({ name: stringOf(value), slug: topicSlug(stringOf(value)) })

/** Entries without a position come last, with the largest Int of GraphQL. */
export const orderOf = (value: unknown): number => (typeof value === "number" ? value : 2 ** 31 - 1)

/** Missing values become empty, or null where they are optional. */
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
