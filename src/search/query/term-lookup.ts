import type { Index } from "flexsearch"
import type { TermPart } from "../format/format"
import { decodeAscending } from "../format/number-list"

/** FlexSearch's `Index`, of whichever build: the page takes the light one. */
export type IndexClass = typeof Index

/** A FlexSearch index that fills up with the terms of the parts that were loaded. */
export type TermLookup = {
  /** Adds the terms of a part, unless it was added before. @param toKey the name of a term in the index. */
  add: (part: TermPart, toKey?: (term: string) => string) => void
  /** Returns the numbers of the documents that contain any of the terms, ascending. */
  anyOf: (keys: readonly string[]) => number[]
}

type WithMap = { map: Map<string, number[][]> }

/**
 * @param IndexClass the class to make the index of.
 * @param documents how many there are, the most a search can find.
 */
export const createTermLookup = (IndexClass: IndexClass, documents: number): TermLookup => {
  const index = new IndexClass({
    tokenize: "strict",
    resolution: 1,
    // Terms hold spaces and whatever else is written, so no separator could keep them apart in a query.
    encode: (keys: string) => JSON.parse(keys) as string[],
  })
  // What Index.import does with an exported map; the light build comes without it.
  const { map } = index as unknown as WithMap
  const added = new WeakSet<TermPart>()
  return {
    add: (part, toKey = term => term) => {
      if (added.has(part)) return
      added.add(part)
      const { terms, documents: lists } = part
      terms.forEach((term, at) => {
        map.set(toKey(term), [decodeAscending(lists[at] ?? "")])
      })
    },
    anyOf: keys => {
      // "suggest" turns FlexSearch's search for all of the terms into one for any of them
      const found = index.search(JSON.stringify(keys), { limit: documents, suggest: true })
      // A copy: for a single term FlexSearch may hand out its own list.
      return [...(found as number[])].sort((a, b) => a - b)
    },
  }
}
