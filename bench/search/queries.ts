import type { SearchDocument } from "../../src/search/exact/rule/document"
import { seededRandom } from "../random"
import { seriesTitle } from "./corpus"

export type BenchQuery = { kind: string; query: string }

const ofEachKind = 6

/** How often each word is written, over all documents. */
const countWords = (documents: readonly SearchDocument[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { title, text } of documents) {
    for (const word of `${title} ${text}`.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

/**
 * @returns the same queries for the same corpus, a few of every kind a visitor types, from the rarest word to a single
 * letter.
 */
export const makeQueries = (documents: readonly SearchDocument[]): BenchQuery[] => {
  const random = seededRandom(11)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const counts = [...countWords(documents)].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const long = counts.filter(([word]) => word.length > 7).map(([word]) => word)
  const middling = counts.filter(
    ([word, n]) => word.length > 7 && n >= documents.length * 0.005 && n <= documents.length * 0.05,
  )
  const some = middling.length > 0 ? middling.map(([word]) => word) : long
  const rare = counts.filter(([word, n]) => word.length > 4 && n <= 3).map(([word]) => word)
  const stretch = (words: number) => (): string => {
    const tokens = pick(documents).text.toLowerCase().split(" ")
    const from = Math.floor(random() * (tokens.length - words))
    return tokens.slice(from, from + words).join(" ")
  }
  const inside = (letters: number) => (): string => {
    const word = pick(some)
    return word.slice(1, 1 + letters)
  }
  const common = counts.map(([word]) => word)
  const kinds: Record<string, (at: number) => string> = {
    "rare word": () => pick(rare),
    word: () => pick(some),
    "common word": at => common[at] as string,
    "inside a word, 4 letters": inside(4),
    "inside a word, 6 letters": inside(6),
    "phrase, 2 words": stretch(2),
    "phrase, 3 words": stretch(3),
    "phrase, 5 words": stretch(5),
    "common phrase, 3 words": at =>
      ["is the same", "one of the", "in the same", "of the order", "the end of", "at the end"][at] as string,
    "phrase of a series": at =>
      [
        seriesTitle,
        "measure the performance",
        "how to measure the",
        "the performance of",
        "how to measure the perf",
        "to measure the performance of",
      ][at] as string,
    "across a space": () => stretch(3)().slice(2, -2).trim(),
    "1 letter": at => "aetsqz".charAt(at),
    "2 letters": at => ["th", "in", "se", "qu", "a ", "zz"][at] as string,
    "3 letters": at => ["the", "ing", "ion", "seo", "ord", "ga4"][at] as string,
    "no match": at =>
      ["zzxq", "analyticz", "the the the", "qwertyuiop", "no such phrase here", "कखग"][at] as string,
  }
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: ofEachKind }, (_, at) => ({ kind, query: make(at) })),
  )
}
