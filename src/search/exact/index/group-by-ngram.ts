import { keysOf, ngramsOf, SHORT } from "../format/ngrams"
import { mergePostings, type Postings } from "../format/postings"
import { asFiled, isPair } from "../format/terms"

/** How the terms of a split index are filed. */
export type NgramGroups = {
  /** Grams with a list of documents of their own: all short ones, and those that too many units contain. */
  lists: Map<string, Postings>
  /** The remaining grams, each with the terms that contain it. */
  keys: Map<string, string[]>
  /** The grams of `lists` that are longer than the short ones, sorted. */
  heavy: string[]
}

/** Returns about how many bytes a term takes in a part. */
export const termSize = (term: string, postings: Postings): number => {
  let places = 0
  for (const each of postings.values()) places += each.length
  return term.length + 4 + postings.size + Math.min(postings.size, 64) + places
}

const addTo = (groups: Map<string, string[]>, key: string, member: string): void => {
  const group = groups.get(key)
  if (group) group.push(member)
  else groups.set(key, [member])
}

/** Returns all terms, by every short gram of the words. */
const byShortNgram = (words: readonly string[]): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    for (let length = 1; length <= SHORT; length++) {
      for (const gram of ngramsOf(word, length)) addTo(groups, gram, word)
    }
  }
  return groups
}

/**
 * Files every term under grams of three letters; where a gram would hold more than a visitor should load, it gets the
 * exact list of documents instead, and its terms are filed under the grams one letter longer.
 *
 * So any fragment of a query either is a gram with a list, or contains a gram whose terms fit into a part.
 * @param terms from `indexTerms`.
 * @param limit the bytes (`termSize`) that the terms of one gram may take.
 */
export const groupByNgram = (terms: ReadonlyMap<string, Postings>, limit: number): NgramGroups => {
  const postingsOf = (term: string): Postings => terms.get(term) ?? new Map()
  // A query that is but a gram of a pair never looks at places; one that ends a word, and so holds a space there, may.
  const listOf = (gram: string, holders: readonly string[]): Postings => {
    const merged = mergePostings(holders.map(postingsOf))
    return gram === gram.trim() ? new Map([...merged.keys()].map(document => [document, []])) : merged
  }
  const words = [...terms.keys()].filter(term => !isPair(term))
  const lists = new Map([...byShortNgram(words)].map(([gram, holders]) => [gram, listOf(gram, holders)]))
  const keys = new Map<string, string[]>()
  const heavy = new Set<string>()
  const isHeavy = (gram: string): boolean => heavy.has(gram)

  let open = [...terms.keys()]
  for (let length = SHORT + 1; open.length > 0; length++) {
    const found = new Map<string, string[]>()
    const keysOfOpen = open.map(term => keysOf(asFiled(term), length, isHeavy))
    keysOfOpen.forEach((grams, at) => {
      for (const gram of grams) addTo(found, gram, open[at] ?? "")
    })
    for (const [gram, holders] of found) {
      const size = holders.reduce((sum, term) => sum + termSize(term, postingsOf(term)), 0)
      if (size <= limit) keys.set(gram, holders)
      else {
        heavy.add(gram)
        lists.set(gram, listOf(gram, holders))
      }
    }
    // A pair with a long stretch of space has no gram across it yet.
    const goesOn = (term: string, grams: readonly string[]): boolean =>
      grams.some(isHeavy) || (grams.length === 0 && isPair(term))
    open = open.filter((term, at) => asFiled(term).length > length && goesOn(term, keysOfOpen[at] ?? []))
  }
  return { lists, keys, heavy: [...heavy].sort() }
}
