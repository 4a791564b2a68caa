import { distance } from "fastest-levenshtein"

/** The known value that differs from a word in the fewest letters, at most a third of them. */
export const nearest = (
  word: string,
  known: Iterable<string>,
  most = Math.ceil(word.length / 3),
): string | undefined => {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let fewest = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue
    const steps = distance(wanted, candidate.toLowerCase())
    if (steps < fewest) [best, fewest] = [candidate, steps]
  }
  return best
}
