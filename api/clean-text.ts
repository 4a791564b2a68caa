// Encoding as UTF-8 replaces lone surrogates, which no database accepts.
const asText = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? undefined : Buffer.from(String(value ?? "")).toString()

// Zero-width and direction marks (UAX #9), which can make one name look like another. Indian scripts need the joiners
// U+200C and U+200D.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** A value on one line, without control characters, which could add a mail header (CWE-93). @returns undefined if it is not text */
export const cleanLine = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(invisible, "")
    .trim()

/** Like `cleanLine` for several lines: line breaks become LF, tabs stay. */
export const cleanText = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim()
