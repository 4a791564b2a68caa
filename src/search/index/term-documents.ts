import { Index } from "flexsearch"
import type { Postings } from "../format/postings"
import { isPair, pairsOf, termsOf } from "../format/terms"
import type { SearchDocument } from "../rule/document"

// Typed in FlexSearch only for its own export, which cuts the map by size; ours cuts it by gram.
type WithMap = { map: Map<string, number[][]> }

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
 * Lets FlexSearch index the documents, with words and pairs as its terms.
 * @param documents in the order of their numbers.
 * @returns for every term the documents whose title or text contains it, and the places of pairs in them.
 */
export const indexTerms = (documents: readonly SearchDocument[]): Map<string, Postings> => {
  // Resolution 1: the order of results is the date's, so one list per term instead of one per score.
  const index = new Index({ tokenize: "strict", resolution: 1, encode: termsOf })
  documents.forEach(({ title, text }, number) => {
    index.add(number, title.toLowerCase())
    index.append(number, text.toLowerCase())
  })
  const places = documents.map(placesOf)
  const { map } = index as unknown as WithMap
  return new Map(
    [...map].map(([term, [numbers = []]]) => [
      term,
      new Map(numbers.map(number => [number, isPair(term) ? (places[number]?.get(term) ?? []) : []])),
    ]),
  )
}
