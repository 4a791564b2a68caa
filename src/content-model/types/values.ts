import anyAscii from "any-ascii"
import { z } from "zod"
import { dayForm } from "../../shared/day"
import type { Values } from "./content-type"
import { innerOf, metaOf } from "./parts"

// Values may be wrong: `gatsby develop` carries on after mistakes.

/** A text; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

const words: Record<string, string> = { "&": "and", "+": "plus", "#": "sharp", "%": "percent", "@": "at" }

/**
 * The slug of a category's or tag's address: lower-case Latin letters, digits and hyphens.
 * @example labelSlug("R&D") // "r-and-d"
 */
export const labelSlug = (label: string): string =>
  anyAscii(label.replace(/[&+#%@]/g, sign => ` ${words[sign]} `))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

/** A category or tag with its slug. */
export const labelOf = (value: unknown) => ({ name: textOf(value), slug: labelSlug(textOf(value)) })

/** A position in a list; the last one if there is none. */
export const orderOf = (value: unknown): number =>
  typeof value === "number" ? value : Number.MAX_SAFE_INTEGER

/** The day of a date, which gatsby-transformer-remark gives as an ISO time or, in a list, as a Date. */
export const dayOf = (date: unknown): string =>
  (date instanceof Date ? date.toISOString() : textOf(date)).slice(0, 10)

/** The fields of a node from front matter: what is missing is empty, or null if it is optional. */
export const nodeValues = (schema: z.ZodObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const [inner, value] = [innerOf(field as z.ZodType), values[name]]
      const { form, as } = metaOf(inner)
      const text = form === dayForm ? dayOf(value) : textOf(value)
      if (inner instanceof z.ZodBoolean) return [name, value === true]
      if (inner instanceof z.ZodNumber) return [name, orderOf(value)]
      if (as === "tags") return [name, Array.isArray(value) ? value.map(tag => labelOf(String(tag))) : []]
      return [name, text || (inner === field ? "" : null)]
    }),
  )
