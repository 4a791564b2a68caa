import type { Manifest, SplitManifest, TermPart } from "../format/format"
import { pairPieces, unitFits, wordPieces } from "../format/units"
import { findPiece } from "./find-piece"
import { type Found, inSequence } from "./in-sequence"
import type { PartLoader } from "./part-loader"
import type { TermLookup } from "./term-lookup"

/** The documents that may match a query, ascending; none is missing. When not `sure`, the text has yet to decide. */
export type Candidates = { numbers: number[]; sure: boolean }

/** So few candidates are cheaper to read than to narrow down further. */
const FEW = 8

const inBoth = (a: readonly number[], b: readonly number[]): number[] => {
  const others = new Set(b)
  return a.filter(number => others.has(number))
}

const narrowWhole = (q: string, terms: TermPart, lookup: TermLookup): Candidates => {
  lookup.add(terms)
  const found = wordPieces(q).map(piece => lookup.anyOf(terms.terms.filter(term => unitFits(term, piece))))
  return { numbers: found.reduce(inBoth), sure: found.length === 1 }
}

const narrowSplit = async (
  q: string,
  manifest: SplitManifest,
  loader: PartLoader,
  lookup: TermLookup,
): Promise<Candidates> => {
  const pieces = pairPieces(q)
  const found: Found[] = []
  let numbers: number[] | undefined
  // the longest first: it is in the fewest documents, and often enough alone
  for (const at of pieces
    .map((_, at) => at)
    .sort((a, b) => (pieces[b]?.length ?? 0) - (pieces[a]?.length ?? 0))) {
    const piece = await findPiece(pieces[at] ?? "", manifest, loader, lookup)
    numbers = numbers ? inBoth(numbers, piece.numbers) : piece.numbers
    if (pieces.length > 1 && numbers.length <= FEW) return { numbers, sure: false }
    found[at] = piece
  }
  return { numbers: pieces.length > 1 ? inSequence(numbers ?? [], found) : (numbers ?? []), sure: true }
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
  "whole" in manifest
    ? narrowWhole(q, manifest.whole.terms, lookup)
    : narrowSplit(q, manifest, loader, lookup)
