import type { ShareCard } from "./share-card"

/**
 * How images are drawn, as a hash of sample drawings. The test beside the drawing code compares the two, and says what to
 * write here when images look different.
 */
export const drawingVersion = "a2f31e21"

// cyrb53, written out: a page's head is made in browsers too, in develop, which have no `node:crypto`.
const hash = (text: string, seed: number): string => {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a, b].map(word => (word >>> 0).toString(16).padStart(8, "0")).join("")
}

/** The address of a card's image: it names what the image shows, so that it may be cached for ever. */
export const shareImagePath = ({ title, section, brand }: ShareCard): string => {
  const shown = JSON.stringify([drawingVersion, title, section, brand])
  return `/share-images/${(hash(shown, 1) + hash(shown, 2)).slice(0, 20)}.png`
}
