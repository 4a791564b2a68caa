import { longestDescription, longestTitle } from "../../content-model/check/page-heads"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** How many characters of a page's title are left beside the brand. @param prefix what stands before the text there */
export const roomInTitle = (prefix: string, brand: string): number =>
  longestTitle - prefix.length - ` | ${brand}`.length

/**
 * The limits of a text that search engines cut, as the check has them (docs/behaviour.md, "Content: titles, descriptions
 * and copy"). A title has room for the brand behind it, unless it names the brand itself.
 * @param prefix what stands before the text in the title of its page
 */
export const headField = (head: "title" | "description", prefix = "", brand = "") => {
  if (head === "description")
    return {
      maxlength: longestDescription,
      pattern: [`^\\s*\\S[^\\n]*$`, `Expected text of one line, at most ${longestDescription} characters`],
    }
  const most = longestTitle - prefix.length
  const room = roomInTitle(prefix, brand)
  return {
    maxlength: most,
    pattern: [
      `^(?=.*\\S)(?:.{1,${room}}|.*(?:${escaped(brand)}|\\{brand\\}).*)$`,
      `Expected at most ${room} characters, or ${most} with the brand in them: search engines cut titles at ${longestTitle}`,
    ],
  }
}
