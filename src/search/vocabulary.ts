import { Index } from "flexsearch"

/** The words of the loaded parts of an index, each with the number of pages that have it. */
export const createVocabulary = (stemOf: (word: string) => string) => {
  const pageCounts = new Map<string, number>()
  const wordsByStem = new Map<string, string[]>()

  const formsOf = (word: string): string[] => wordsByStem.get(stemOf(word)) ?? []
  const mostFrequentFirst = (words: Iterable<string>): string[] =>
    [...new Set(words)].sort((a, b) => (pageCounts.get(b) ?? 0) - (pageCounts.get(a) ?? 0))
  const withPrefix = (letters: string): string[] =>
    mostFrequentFirst([...pageCounts.keys()].filter(word => word.startsWith(letters)))

  return {
    add: (word: string, pageCount: number): void => {
      pageCounts.set(word, pageCount)
      wordsByStem.set(stemOf(word), [...formsOf(word), word])
    },
    has: (word: string): boolean => pageCounts.has(word),
    formsOf,
    withPrefix,

    /** A word with the same initial, if all of those are loaded. */
    correctSpelling: (word: string): string | undefined => {
      const known = withPrefix(word.charAt(0))
      const tolerant = new Index({ tokenize: "tolerant", resolution: 1, encode: one => [one] })
      for (const one of known) tolerant.add(one, one)
      // FlexSearch tolerates a missing or swapped letter; removing each letter covers added and replaced ones.
      const spellings = [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
      const found = spellings.flatMap(spelling => tolerant.search(spelling, { limit: known.length }))
      return mostFrequentFirst(found.map(String))[0]
    },

    suggest: (word: string): string[] => {
      const lengths = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.length - 1 - at)
      return lengths.map(length => withPrefix(word.slice(0, length))).find(found => found.length > 0) ?? []
    },
  }
}
