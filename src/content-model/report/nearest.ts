import { distance } from "fastest-levenshtein"

/**
 * The known value that a word was probably meant to be: at most a third of its letters differ, case aside.
 * @returns undefined when none is near
 */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let fewest = Math.ceil(wanted.length / 3) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue
    const steps = distance(wanted, candidate.toLowerCase())
    if (steps < fewest) [best, fewest] = [candidate, steps]
  }
  return best
}

/** The tail of a message that helps: the near value, else the known ones when they are few. */
export const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `; did you mean "${near}"?`
  return known.length > 0 && known.length <= 12 ? `; expected one of: ${known.join(", ")}` : ""
}
