const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** Characters of a hash: thirty bits. */
const HASH_LENGTH = 5

/** Returns a short hash of the content for its file name (cyrb53; not for security), the same in every runtime. */
export const contentHash = (content: string): string => {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < content.length; at++) {
    const code = content.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  let hash = ""
  for (let digit = 0; digit < HASH_LENGTH; digit++) hash += ALPHABET.charAt((a >>> (digit * 6)) & 63)
  return hash
}
