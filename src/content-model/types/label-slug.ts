import anyAscii from "any-ascii"

const words: Record<string, string> = {
  "&": " and ",
  "+": " plus ",
  "#": " sharp ",
  "%": " percent ",
  "@": " at ",
}

/**
 * The slug of a category's or tag's address: its letters in Latin script and lower case, and a hyphen for all between them.
 * @returns an empty text where the label has neither letters nor digits
 * @example labelSlug("R&D") // "r-and-d"
 */
export const labelSlug = (label: string): string =>
  anyAscii(label.trim().replace(/[&+#%@]/g, sign => words[sign] ?? " "))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
