import type { TermPart } from "../format/format"
import { decodeAscending } from "../format/number-list"
import { decodePlaces, mergePostings, type Postings } from "../format/postings"

/** What was found for a fragment of a query: some terms of a part. */
export type Found = { part: TermPart; terms: readonly number[] }

const postingsOf = ({ part, terms }: Found): Postings =>
  mergePostings(
    terms.map(term => {
      const places = decodePlaces(part.places?.[term] ?? "")
      return new Map(
        decodeAscending(part.documents[term] ?? "").map((document, at) => [document, places[at] ?? []]),
      )
    }),
  )

/**
 * @param numbers of documents in which all fragments occur.
 * @param fragments in the order of the query, each pair sharing a word with the next.
 * @returns the documents in which the fragments follow each other.
 */
export const matchPhrase = (numbers: readonly number[], fragments: readonly Found[]): number[] => {
  const postings = fragments.map(postingsOf)
  return numbers.filter(number => {
    const [first = [], ...others] = postings.map(each => each.get(number) ?? [])
    const rest = others.map(places => new Set(places))
    return first.some(place => rest.every((places, at) => places.has(place + at + 1)))
  })
}
