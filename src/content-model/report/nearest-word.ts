import { basename, dirname, join } from "node:path/posix"
import { nearest } from "../../shared/nearest"

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
