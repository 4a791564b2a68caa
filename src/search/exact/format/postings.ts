import type { TermPart } from "./format"
import { decodeNumbers, encodeAscending, encodeNumbers } from "./number-list"

/**
 * The documents that contain a term, ascending. For a pair, with its places in each of them: the places of two pairs
 * that share a word follow each other.
 */
export type Postings = Map<number, number[]>

/** Returns the places as a string: documents in order, a place's last bit says that the document has more of them. */
const encodePlaces = (postings: Postings): string =>
  [...postings.values()]
    .map(places => encodeNumbers(places.map((place, at) => place * 2 + (at < places.length - 1 ? 1 : 0))))
    .join("")

/** Returns what `encodePlaces` was given, without the documents. */
export const decodePlaces = (text: string): number[][] => {
  const documents: number[][] = []
  let places: number[] = []
  for (const number of decodeNumbers(text)) {
    places.push(number >> 1)
    if (number % 2) continue
    documents.push(places)
    places = []
  }
  return documents
}

/** Returns the postings of several terms as those of one. */
export const mergePostings = (all: readonly Postings[]): Postings => {
  const merged = new Map<number, Set<number>>()
  for (const postings of all) {
    for (const [document, places] of postings) {
      const known = merged.get(document)
      if (!known) merged.set(document, new Set(places))
      else for (const place of places) known.add(place)
    }
  }
  return new Map(
    [...merged]
      .sort(([a], [b]) => a - b)
      .map(([document, places]) => [document, [...places].sort((a, b) => a - b)]),
  )
}

/** Returns the part with these terms; places only if any of them has some. */
export const toTermPart = (terms: readonly string[], postingsOf: (term: string) => Postings): TermPart => {
  const all = terms.map(postingsOf)
  const places = all.map(encodePlaces)
  const part = { terms: [...terms], documents: all.map(postings => encodeAscending([...postings.keys()])) }
  return places.every(text => text === "") ? part : { ...part, places }
}
