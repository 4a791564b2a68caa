import { z } from "zod"
import type { Values } from "./content-type"
import { metaOf, unwrap } from "./field-types"
import { tagOf } from "./slug"

// Values may be invalid, since `gatsby develop` continues after errors.

export const valueAt = (data: unknown, ...path: readonly PropertyKey[]): unknown =>
  path.reduce((value, step) => (value as Values | null | undefined)?.[step as string], data)

export const entriesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** Sort order; entries without one sort last. */
export const orderOf = (value: unknown): number => (typeof value === "number" ? value : 2 ** 31 - 1)

/** Missing values become empty, or null where they are optional. */
export const nodeValues = (schema: z.ZodObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const [inner, value] = [unwrap(field as z.ZodType), values[name]]
      const { refersTo } = metaOf(inner)
      if (inner instanceof z.ZodBoolean) return [name, value === true]
      if (inner instanceof z.ZodNumber) return [name, orderOf(value)]
      if (inner instanceof z.ZodObject) return [name, value ? nodeValues(inner, value as Values) : null]
      if (refersTo === "tags") return [name, entriesOf(value).map(tag => tagOf(String(tag)))]
      return [name, stringOf(value) || (inner === field ? "" : null)]
    }),
  )
