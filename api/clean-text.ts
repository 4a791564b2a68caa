// Encoding as UTF-8 replaces lone surrogates, which no database accepts.
const asText = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? undefined : Buffer.from(String(value ?? "")).toString()

// Zero-width and direction marks (UAX #9), but not the joiners U+200C and U+200D, which Indian scripts need.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** One line without control characters, which could add a mail header (CWE-93); undefined for what is not text. */
export const cleanLine = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(invisible, "")
    .trim()

/** Lines without control characters but line breaks and tabs; undefined for what is not text. */
export const cleanText = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(invisible, "")
    .trim()
