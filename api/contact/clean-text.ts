const asText = (value: unknown): unknown => {
  if (value === undefined || value === null) return ""
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  // The round trip through UTF-8 replaces lone surrogates, which no database takes.
  return typeof value === "string" ? Buffer.from(value).toString() : value
}

// Marks without width, and those that turn the direction of what follows ("Unicode Standard Annex #9", 2): a name may look
// like another with them. The joiners between letters (U+200C, U+200D) stay, since Indian scripts need them.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/**
 * Makes one line of a value: every control character, line breaks included, becomes a space, so that nothing
 * from a form can add a header to a mail (CWE-93), and what cannot be seen goes.
 * @returns trimmed text, "" for a missing value, or the value itself when it cannot be text
 */
export const cleanLine = (value: unknown): unknown => {
  const text = asText(value)
  if (typeof text !== "string") return text
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(invisible, "")
    .trim()
}

/**
 * Cleans a text of several lines: line breaks become LF, other control characters but the tab go.
 * @returns trimmed text, "" for a missing value, or the value itself when it cannot be text
 */
export const cleanText = (value: unknown): unknown => {
  const text = asText(value)
  if (typeof text !== "string") return text
  return text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim()
}
