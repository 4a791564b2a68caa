import { nameInTable, partOfKey, type SplitManifest, type TermPart } from "../format/format"
import { keysOf, SHORT } from "../format/ngrams"
import { termContains } from "../format/terms"
import type { Found } from "./match-phrase"
import type { PartLoader } from "./part-loader"
import type { TermLookup } from "./term-lookup"

// No term starts with a space, so the lists of grams stand apart from the terms in the one FlexSearch index.
const listKey = (gram: string): string => ` ${gram}`

/** Returns the grams by which a fragment can be looked up, or null when it is itself a gram with a list. */
const lightKeys = (fragment: string, heavy: ReadonlySet<string>): string[] | null => {
  for (let length = SHORT + 1; length <= fragment.length; length++) {
    const light = keysOf(fragment, length, gram => heavy.has(gram)).filter(gram => !heavy.has(gram))
    if (light.length > 0) return light
  }
  return null
}

const nothing = { numbers: [], part: { terms: [], documents: [] }, terms: [] }

const indicesOf = (terms: readonly string[], fits: (term: string) => boolean): number[] =>
  terms.flatMap((term, at) => (fits(term) ? [at] : []))

/**
 * Looks up a fragment of a query: one word or a pair, whole or in part. Loads at most one part.
 * @returns the documents with the fragment, ascending, and the terms they were found by.
 * @throws what `loader.load` throws.
 */
export const findFragment = async (
  fragment: string,
  { heavy, lists, units }: SplitManifest,
  loader: PartLoader,
  lookup: TermLookup,
): Promise<Found & { numbers: number[] }> => {
  const keys = lightKeys(fragment, new Set(heavy))
  const { from, hashes } = keys ? units : lists
  const numbers = (keys ?? [fragment]).map(key => partOfKey(from, key))
  // A key before the first part is in no document, and then neither is the fragment.
  if (numbers.includes(-1)) return nothing
  const names = numbers.map(number => nameInTable(keys ? "unit" : "list", number, hashes))
  const part = await loader.load<TermPart>(names.find(loader.has) ?? names[0] ?? "")
  lookup.add(part, keys ? undefined : listKey)
  const terms = indicesOf(part.terms, keys ? term => termContains(term, fragment) : gram => gram === fragment)
  const found = terms.map(at => part.terms[at] ?? "")
  return { numbers: lookup.anyOf(keys ? found : found.map(listKey)), part, terms }
}
