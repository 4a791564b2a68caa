/** cyrb53 as two 32-bit numbers: not for security, but it runs in browsers too. Each seed gives an independent hash. */
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

export const contentHash = (content: string): string => hashText(content)[0].toString(36)

export type PageResult = { readonly data?: unknown; readonly pageContext?: unknown }

export const pageHashAttribute = "data-page-hash"

export const pageHash = ({ data, pageContext }: PageResult): string =>
  contentHash(JSON.stringify([data, pageContext]))
