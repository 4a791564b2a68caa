import { gramsOf, keysOf, SHORT } from "./grams"
import { hasSpace } from "./units"

/** How the terms of a split index are filed. */
export type Filing = {
  /** Grams with a list of documents of their own: all short ones, and those that too many units contain. */
  lists: Map<string, number[]>
  /** The remaining grams, each with the terms that contain it. */
  keys: Map<string, string[]>
  /** The grams of `lists` that are longer than the short ones, sorted. */
  heavy: string[]
}

/** @returns about how many bytes a term takes in a part. */
export const termSize = (term: string, documents: readonly number[]): number =>
  term.length + 4 + documents.length + Math.min(documents.length, 64)

const addTo = (groups: Map<string, string[]>, key: string, member: string): void => {
  const group = groups.get(key)
  if (group) group.push(member)
  else groups.set(key, [member])
}

/** Whether a longer gram of this term may still be needed after the grams of `length`. */
const goesOn = (term: string, length: number, keys: readonly string[], heavy: ReadonlySet<string>): boolean =>
  term.length > length && (keys.some(key => heavy.has(key)) || (keys.length === 0 && hasSpace(term)))

/**
 * Files every term under grams of three letters; where a gram would hold more than a visitor should load, it gets the
 * exact list of documents instead, and its terms are filed under the grams one letter longer.
 *
 * So any string of one or two words either is a gram with a list, or contains a gram whose terms fit into a part.
 * @param terms from `indexTerms`.
 * @param limit the bytes (`termSize`) that the terms of one gram may take.
 */
export const fileTerms = (terms: ReadonlyMap<string, number[]>, limit: number): Filing => {
  const lists = new Map<string, Set<number>>()
  const list = (gram: string, numbers: readonly number[]): void => {
    const documents = lists.get(gram) ?? new Set()
    lists.set(gram, documents)
    for (const number of numbers) documents.add(number)
  }
  for (const [term, numbers] of terms) {
    if (hasSpace(term)) continue
    for (let length = 1; length <= SHORT; length++) {
      for (const gram of gramsOf(term, length)) list(gram, numbers)
    }
  }

  const keys = new Map<string, string[]>()
  const heavy = new Set<string>()
  const isHeavy = (gram: string): boolean => heavy.has(gram)
  let open = [...terms.keys()].filter(term => term.length > SHORT)
  for (let length = SHORT + 1; open.length > 0; length++) {
    const found = new Map<string, string[]>()
    const keysOfOpen = open.map(term => keysOf(term, length, isHeavy))
    keysOfOpen.forEach((grams, at) => {
      for (const gram of grams) addTo(found, gram, open[at] ?? "")
    })
    for (const [gram, holders] of found) {
      const size = holders.reduce((sum, term) => sum + termSize(term, terms.get(term) ?? []), 0)
      if (size <= limit) keys.set(gram, holders)
      else {
        heavy.add(gram)
        for (const term of holders) list(gram, terms.get(term) ?? [])
      }
    }
    open = open.filter((term, at) => goesOn(term, length, keysOfOpen[at] ?? [], heavy))
  }

  const ascending = (numbers: Set<number>): number[] => [...numbers].sort((a, b) => a - b)
  return {
    lists: new Map([...lists].map(([gram, numbers]) => [gram, ascending(numbers)])),
    keys,
    heavy: [...heavy].sort(),
  }
}
