import { z } from "zod"
import type { Values } from "./content-type"
import { labelSlug } from "./label-slug"
import { innerOf, metaOf } from "./parts"

// Values come as an editor wrote them: in `gatsby develop` the site goes on with mistakes.

/** A text; anything else is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** A category or tag with its slug. */
export const labelOf = (value: unknown) => ({ name: textOf(value), slug: labelSlug(textOf(value)) })

/** The tags of a text with their slugs. */
const tagsOf = (value: unknown) => (Array.isArray(value) ? value.map(tag => labelOf(String(tag))) : [])

/** Where a text stands among those of its kind; one without a place comes last. */
export const orderOf = (value: unknown): number =>
  typeof value === "number" ? value : Number.MAX_SAFE_INTEGER

/** The fields of a front matter as its node has them: what is missing or wrong is empty, or null where it is optional. */
export const nodeValues = (schema: z.ZodObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const [inner, value] = [innerOf(field as z.ZodType), values[name]]
      const { as } = metaOf(inner)
      const text = textOf(value)
      if (inner instanceof z.ZodBoolean) return [name, value === true]
      if (inner instanceof z.ZodNumber) return [name, orderOf(value)]
      if (as === "tags") return [name, tagsOf(value)]
      return [name, text || (inner === field ? "" : null)]
    }),
  )
