/**
 * Hashes a text to two numbers of 32 bits (cyrb53; not for security). Unlike `node:crypto` it also runs in browsers.
 * @param seed another one gives an independent hash
 */
export const hashText = (text: string, seed = 0): [number, number] => {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** A short hash for file names: five characters of six bits. */
export const contentHash = (content: string): string => {
  const [bits] = hashText(content)
  return Array.from({ length: 5 }, (_, digit) => alphabet[(bits >>> (digit * 6)) & 63]).join("")
}

/** What Gatsby passes to a page, in its HTML and in the browser: the result of its query, and its context. */
export type PageResult = { readonly data?: unknown; readonly pageContext?: unknown }

/** The attribute of `<html>` with the hash of the data that the document shows. */
export const pageHashAttribute = "data-page-hash"

/** The hash of a page's data, the same when its document is written and when its data is loaded. */
export const pageHash = ({ data, pageContext }: PageResult): string =>
  contentHash(JSON.stringify([data, pageContext]))
