import {
  type Manifest,
  nameInTable,
  type PartKind,
  type PartTable,
  partOfKey,
  type SplitManifest,
  type TermPart,
} from "./format"
import { keysOf, SHORT } from "./grams"
import type { PartLoader } from "./part-loader"
import type { TermLookup } from "./term-lookup"
import { type Piece, pairsOf, unitFits, wordsOf } from "./units"

/** The documents that may match a query, ascending. When `exact`, each of them does; none is missing in any case. */
export type Candidates = { numbers: number[]; exact: boolean }

/** So few candidates are cheaper to read than to narrow down further. */
const FEW = 10

// no unit starts with a space, so the lists of grams stand apart from the terms in the one FlexSearch index
const listKey = (gram: string): string => ` ${gram}`

const inBoth = (a: readonly number[], b: readonly number[]): number[] => {
  const others = new Set(b)
  return a.filter(number => others.has(number))
}

const narrowWhole = (q: string, { terms }: { terms: TermPart }, lookup: TermLookup): Candidates => {
  const pieces = wordsOf(q)
  lookup.add(terms)
  const found = pieces.map(piece => lookup.anyOf(terms.terms.filter(term => unitFits(term, piece))))
  return { numbers: found.reduce(inBoth), exact: pieces.length === 1 }
}

/** @returns the grams by which a piece can be looked up, or null when it is itself a gram with a list. */
const lightKeys = (piece: string, heavy: ReadonlySet<string>): string[] | null => {
  for (let length = SHORT + 1; length <= piece.length; length++) {
    const light = keysOf(piece, length, gram => heavy.has(gram)).filter(gram => !heavy.has(gram))
    if (light.length > 0) return light
  }
  return null
}

const narrowSplit = async (
  q: string,
  manifest: SplitManifest,
  loader: PartLoader,
  lookup: TermLookup,
): Promise<Candidates> => {
  const heavy = new Set(manifest.heavy)
  const nameOf = (kind: PartKind, table: PartTable, key: string): string | undefined => {
    const number = partOfKey(table.from, key)
    return number < 0 ? undefined : nameInTable(kind, number, table.hashes)
  }
  const find = async (piece: Piece): Promise<number[]> => {
    const keys = lightKeys(piece.text, heavy)
    if (!keys) {
      const name = nameOf("list", manifest.lists, piece.text)
      if (!name) return []
      lookup.add(await loader.load<TermPart>(name), listKey)
      return lookup.anyOf([listKey(piece.text)])
    }
    const names = keys.map(key => nameOf("unit", manifest.units, key))
    // a key that lies before the first part is in no document, and then neither is the piece
    if (names.includes(undefined)) return []
    const name = names.find(each => each && loader.has(each)) ?? names[0] ?? ""
    const part = await loader.load<TermPart>(name)
    lookup.add(part)
    return lookup.anyOf(part.terms.filter(term => unitFits(term, piece)))
  }

  const pieces = pairsOf(q).sort((a, b) => b.text.length - a.text.length)
  let numbers: number[] | undefined
  for (const piece of pieces) {
    const found = await find(piece)
    numbers = numbers ? inBoth(numbers, found) : found
    if (numbers.length <= FEW) break
  }
  return { numbers: numbers ?? [], exact: pieces.length === 1 }
}

/**
 * Finds from the index which documents to look into.
 * @param q a query from `normaliseQuery`, not empty.
 * @throws what `loader.load` throws.
 */
export const narrow = async (
  q: string,
  manifest: Manifest,
  loader: PartLoader,
  lookup: TermLookup,
): Promise<Candidates> =>
  "whole" in manifest ? narrowWhole(q, manifest.whole, lookup) : narrowSplit(q, manifest, loader, lookup)
