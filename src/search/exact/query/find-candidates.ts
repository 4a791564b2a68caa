import type { PartLoader } from "../../files/part-loader"
import type { SplitManifest } from "../format/format"
import { pairFragments } from "../format/terms"
import { findFragment } from "./find-fragment"
import { type Found, matchPhrase } from "./match-phrase"

/** The documents that may match a query, ascending; none is missing. When not `sure`, the text has yet to decide. */
export type Candidates = { numbers: number[]; sure: boolean }

/** So few candidates are cheaper to read than to narrow down further. */
const FEW = 8

const inBoth = (a: readonly number[], b: readonly number[]): number[] => {
  const others = new Set(b)
  return a.filter(number => others.has(number))
}

/**
 * Finds from the index which documents to look into.
 * @param q a query from `normaliseQuery`, not empty.
 * @throws what `loader.load` throws.
 */
export const findCandidates = async (
  q: string,
  manifest: SplitManifest,
  loader: PartLoader,
): Promise<Candidates> => {
  const fragments = pairFragments(q)
  const found: Found[] = []
  let numbers: number[] | undefined
  // The longest first: it is in the fewest documents, and often enough alone.
  for (const at of fragments
    .map((_, at) => at)
    .sort((a, b) => (fragments[b]?.length ?? 0) - (fragments[a]?.length ?? 0))) {
    const fragment = await findFragment(fragments[at] ?? "", manifest, loader)
    numbers = numbers ? inBoth(numbers, fragment.numbers) : fragment.numbers
    if (fragments.length > 1 && numbers.length <= FEW) return { numbers, sure: false }
    found[at] = fragment
  }
  return { numbers: fragments.length > 1 ? matchPhrase(numbers ?? [], found) : (numbers ?? []), sure: true }
}
