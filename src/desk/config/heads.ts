import { longestDescription, longestTitle } from "../../content-model/check/page-heads"

/**
 * The limit of a page's description, as the check has it (docs/behaviour.md, "Content: titles, descriptions and copy"): one
 * line, so that it is counted as it is shown.
 */
export const descriptionLimit = {
  maxlength: longestDescription,
  pattern: [`^\\s*\\S[^\\n]*$`, `Expected text of one line, at most ${longestDescription} characters`],
}

/**
 * How much of a page's title search engines show, which the check warns of.
 * @param prefix what stands before the text in the title of its page; the brand stands behind it
 */
export const titleHint = (prefix: string, brand: string): string =>
  `Search engines show ${longestTitle - prefix.length - ` | ${brand}`.length} characters of it`
