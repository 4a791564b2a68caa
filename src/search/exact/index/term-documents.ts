import type { Postings } from "../format/postings"
import { isPair, pairsOf, termsOf } from "../format/terms"
import type { SearchDocument } from "../rule/document"

/** Returns the places of every pair in a document; a gap between title and text keeps them from following. */
const placesOf = ({ title, text }: SearchDocument): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  const inTitle = pairsOf(title.toLowerCase())
  const note = (pair: string, place: number): void => {
    const known = places.get(pair)
    if (known) known.push(place)
    else places.set(pair, [place])
  }
  inTitle.forEach(note)
  pairsOf(text.toLowerCase()).forEach((pair, at) => {
    note(pair, inTitle.length + 1 + at)
  })
  return places
}

/**
 * Indexes the documents by their words and pairs of neighbouring words.
 * @param documents in the order of their numbers.
 * @returns for every term the documents whose title or text contains it, and the places of pairs in them.
 */
export const indexTerms = (documents: readonly SearchDocument[]): Map<string, Postings> => {
  const index = new Map<string, Postings>()
  documents.forEach((document, number) => {
    const places = placesOf(document)
    const terms = [...termsOf(document.title.toLowerCase()), ...termsOf(document.text.toLowerCase())]
    for (const term of new Set(terms)) {
      const postings = index.get(term) ?? new Map()
      index.set(term, postings.set(number, isPair(term) ? (places.get(term) ?? []) : []))
    }
  })
  return index
}
