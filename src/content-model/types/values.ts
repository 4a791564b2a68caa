import { labelSlug } from "./label-slug"

// Values come as an editor wrote them: in `gatsby develop` the site goes on with mistakes.

/** A text; anything else is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** A category or tag with its slug. */
export const labelOf = (value: unknown) => ({ name: textOf(value), slug: labelSlug(textOf(value)) })

/** The tags of a text with their slugs. */
export const tagsOf = (value: unknown) => (Array.isArray(value) ? value.map(tag => labelOf(String(tag))) : [])

/** Where a text stands among those of its kind; one without a place comes last. */
export const orderOf = (value: unknown): number =>
  typeof value === "number" ? value : Number.MAX_SAFE_INTEGER

/**
 * The day of a date as gatsby-transformer-remark gives it: "2025-10-10", "2025-10-10T00:00:00.000Z", or within a list a
 * date of JavaScript.
 */
export const dayOf = (date: unknown): string =>
  (date instanceof Date ? date.toISOString() : textOf(date)).slice(0, 10)
