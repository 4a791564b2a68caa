import { fieldError, fieldName, fieldWarning, type Path, type Source } from "../report/problems"
import type { FieldMeta } from "../types/parts"
import type { Site } from "./site-model"

/** Search engines cut what is longer. */
const longestTitle = 60
export const longestDescription = 160

/** A text that becomes a page's title or description, as it is shown, where an editor wrote it. */
export type Head = { source: Source; path: Path; text: string; meta: FieldMeta }

/**
 * Titles and descriptions that are too long for search engines, or that two pages have.
 */
export const checkPageHeads = (heads: readonly Head[], { tokens: { brand = "" } }: Site): void => {
  const first = new Map<string, Head>()
  for (const one of heads) {
    const { source, path, text, meta } = one
    const { head, headPrefix = "" } = meta
    const room =
      longestTitle - headPrefix.length - (text.includes(brand) ? 0 : ` | ${brand.slice(0, 30)}`.length)
    const most = head === "title" ? room : longestDescription
    const message = `has ${text.length} characters; expected at most ${most}, where search engines cut it`
    if (text.length > most) (head === "title" ? fieldWarning : fieldError)(source, path, message)
    const key = `${head} ${headPrefix}${text.toLowerCase()}`
    const other = first.get(key) ?? one
    first.set(key, other)
    const place = other.source === source ? `${fieldName(other.path)} of this file` : other.source.file
    if (other !== one) fieldError(source, path, `is the ${head} of ${place}, too; expected one for each page`)
  }
}
