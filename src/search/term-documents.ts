import { Index } from "flexsearch"
import type { SearchDocument } from "./document"
import { unitsOf } from "./units"

// Typed in FlexSearch only for its own export, which cuts the map by size; ours cuts it by gram.
type WithMap = { map: Map<string, number[][]> }

/**
 * Lets FlexSearch index the documents, with words and pairs as its terms.
 * @param documents in the order of their numbers.
 * @returns for every term the numbers of the documents whose title or text contains it, ascending.
 */
export const indexTerms = (documents: readonly SearchDocument[]): Map<string, number[]> => {
  // resolution 1: the order of results is the date's, so one list per term instead of one per score
  const index = new Index({ tokenize: "strict", resolution: 1, encode: unitsOf })
  documents.forEach(({ title, text }, number) => {
    index.add(number, title.toLowerCase())
    index.append(number, text.toLowerCase())
  })
  const { map } = index as unknown as WithMap
  return new Map([...map].map(([term, [numbers]]) => [term, numbers ?? []]))
}
