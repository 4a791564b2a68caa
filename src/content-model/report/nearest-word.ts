import { basename, dirname, join } from "node:path/posix"
import { distance } from "fastest-levenshtein"

/** The known value that differs from a word in at most a third of its letters. */
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

export const nearestSibling = (path: string, files: Iterable<string>): string | undefined => {
  const names = [...files].filter(file => dirname(file) === dirname(path)).map(file => basename(file))
  const name = nearest(basename(path), names)
  return name && join(dirname(path), name)
}

export const didYouMean = (proposal: string | undefined): string =>
  proposal ? `; did you mean "${proposal}"?` : ""

/** The end of a message; it lists all known values if they are few and none is near. */
export const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near) return didYouMean(near)
  return known.length > 0 && known.length <= 20 ? `; expected one of: ${known.join(", ")}` : ""
}
