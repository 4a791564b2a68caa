import { stemOf, wordsOf } from "./encoder"
import type { SearchPage } from "./search-page"

/** The stems of a page, each with its rank: 0 for one in the title, then headings, then the text by how often. */
export type Weighed = ReadonlyMap<string, number>

/** Ranks FlexSearch keeps apart: 0 the title, 1 and 2 headings, 3 to 9 the text. */
export const RANKS = 10

/** A word that is so often in a text of the usual length counts half of what it can count at most. */
const HALF = 2

/** The words at which a text has its usual length; a longer one has to say a word more often. */
const USUAL = 800

const count = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/**
 * Says how much a page is about each of its words.
 * @returns the ranks, and every word as it is written.
 */
export const weighPage = ({ title, sections }: SearchPage): { ranks: Weighed; words: Set<string> } => {
  const titleWords = wordsOf(title)
  const headingWords = sections.flatMap(({ heading }) => wordsOf(heading))
  const body = sections.flatMap(({ text }) => wordsOf(text))
  const ranks = new Map<string, number>()
  const half = HALF * (0.5 + (0.5 * body.length) / USUAL)
  for (const [stem, times] of count(body.map(stemOf)))
    ranks.set(stem, Math.min(RANKS - 1, 3 + Math.floor(7 * (1 - times / (times + half)))))
  for (const [stem, times] of count(headingWords.map(stemOf))) ranks.set(stem, times > 1 ? 1 : 2)
  for (const word of titleWords) ranks.set(stemOf(word), 0)
  return { ranks, words: new Set([...titleWords, ...headingWords, ...body]) }
}
