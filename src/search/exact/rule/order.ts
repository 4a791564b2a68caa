import type { SearchDocument } from "./document"

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const inOrder = (a: SearchDocument, b: SearchDocument): number =>
  compare(b.kind, a.kind) ||
  compare(a.date ?? "", b.date ?? "") ||
  compare(b.title, a.title) ||
  compare(b.slug, a.slug)

/**
 * Puts documents in the order of their numbers: resources, then posts, each from the oldest to the newest (for one
 * date, from the last title to the first), so that reading the numbers backwards shows the newest first.
 *
 * New posts go to the end: what was written earlier keeps its number, and its parts stay in visitors' caches.
 * @param documents in any order; the answer does not depend on it.
 * @returns a new array.
 */
export const inIndexOrder = (documents: readonly SearchDocument[]): SearchDocument[] =>
  [...documents].sort(inOrder)
