import type { PartLoader } from "../../files/part-loader"
import { nameInTable, partOfKey } from "../../files/part-table"
import type { SplitManifest, TermPart } from "../format/format"
import { keysOf, SHORT } from "../format/ngrams"
import { decodeAscending } from "../format/number-list"
import { termContains } from "../format/terms"
import type { Found } from "./match-phrase"

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

/** Returns the documents that have any of these terms, ascending. */
const documentsOf = ({ documents }: TermPart, terms: readonly number[]): number[] =>
  [...new Set(terms.flatMap(at => decodeAscending(documents[at] ?? "")))].sort((a, b) => a - b)

/**
 * Looks up a fragment of a query: one word or a pair, whole or in part. Loads at most one part.
 * @returns the documents with the fragment, ascending, and the terms they were found by.
 * @throws what `loader.load` throws.
 */
export const findFragment = async (
  fragment: string,
  { heavy, lists, units }: SplitManifest,
  loader: PartLoader,
): Promise<Found & { numbers: number[] }> => {
  const keys = lightKeys(fragment, new Set(heavy))
  const { from, hashes } = keys ? units : lists
  const numbers = (keys ?? [fragment]).map(key => partOfKey(from, key))
  // A key before the first part is in no document, and then neither is the fragment.
  if (numbers.includes(-1)) return nothing
  const names = numbers.map(number => nameInTable(keys ? "unit" : "list", number, hashes))
  const part = await loader.load<TermPart>(names.find(loader.has) ?? names[0] ?? "")
  const terms = indicesOf(part.terms, keys ? term => termContains(term, fragment) : gram => gram === fragment)
  return { numbers: documentsOf(part, terms), part, terms }
}
