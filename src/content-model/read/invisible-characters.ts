/** XML 1.0 ("Characters") and HTML forbid them: one makes a feed ill-formed. */
export const controlCharacters = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** These, and other characters that no reader sees, such as a zero-width space. */
export const invisibleCharacters = new RegExp(
  `${controlCharacters.source}|[\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]`,
  "u",
)

/** `U+200B` */
export const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
