import type { SearchDocument } from "./document"
import { matches } from "./match"

/** Which of the matching documents of one kind to show. */
export type Page = { limit: number; offset: number }

/** Matching documents of one kind, newest first. */
export type PageOfDocuments = {
  shown: SearchDocument[]
  /** How many match. */
  total: number
  /** False while some candidates are unread: then `total` is the most that can match. */
  exact: boolean
  /** Whether matching documents follow the shown ones. */
  more: boolean
}

/** Up to this many candidates are all read, so that their number is exact. */
const READ_ALL = 20

/**
 * Reads as many candidates as the page needs, and keeps those whose text matches.
 * @param numbers the candidates of one kind, newest first.
 * @param exact whether the index alone is sure of every candidate.
 * @param read loads documents by their numbers.
 */
export const takePage = async (
  numbers: readonly number[],
  exact: boolean,
  q: string,
  { limit, offset }: Page,
  read: (numbers: readonly number[]) => Promise<SearchDocument[]>,
): Promise<PageOfDocuments> => {
  if (exact) {
    const shown = (await read(numbers.slice(offset, offset + limit))).filter(document => matches(document, q))
    return { shown, total: numbers.length, exact, more: offset + limit < numbers.length }
  }
  const wanted = numbers.length <= READ_ALL ? numbers.length : offset + limit + 1
  const found: SearchDocument[] = []
  let done = 0
  while (found.length < wanted && done < numbers.length) {
    const batch = numbers.slice(done, done + wanted - found.length)
    found.push(...(await read(batch)).filter(document => matches(document, q)))
    done += batch.length
  }
  return {
    shown: found.slice(offset, offset + limit),
    total: found.length + numbers.length - done,
    exact: done === numbers.length,
    more: found.length > offset + limit,
  }
}
