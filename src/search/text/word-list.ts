import { Index } from "flexsearch"
import type { WordPart } from "./format"

/** The words of a part, for one that is not finished or not spelt as they are. */
export type WordList = {
  /** Returns words that begin so, those of most pages first. */
  beginning: (letters: string, limit: number) => string[]
  /** Returns words that differ by one letter, left out, added, replaced or swapped; those of most pages first. */
  near: (word: string) => string[]
}

const ANY = 1_000

const withoutOne = (word: string): string[] =>
  [...word].map((_, at) => [...word].filter((_, other) => other !== at).join(""))

const differsByOne = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1

/** Has FlexSearch index the words of a part: by their beginnings, and with the errors it tolerates. */
export const createWordList = ({ words, pages }: WordPart): WordList => {
  // FlexSearch answers in the order in which words were added.
  const all = words
    .split(" ")
    .map((word, at) => ({ word, pages: Number(pages[at] ?? 0) }))
    .sort((a, b) => b.pages - a.pages)
    .map(({ word }) => word)
  const indexOf = (some: readonly string[], tokenize: "forward" | "tolerant"): Index => {
    const index = new Index({ tokenize, resolution: 1, encode: word => [word] })
    for (const word of some) index.add(word, word)
    return index
  }
  const find = (index: Index, word: string, limit: number): string[] =>
    index.search(word, { limit }) as string[]

  let forward: Index | undefined
  return {
    beginning: (letters, limit) => {
      forward ??= indexOf(all, "forward")
      return find(forward, letters, limit)
    },
    near: word => {
      const close = all.filter(({ length }) => Math.abs(length - word.length) <= 1)
      const tolerant = indexOf(close, "tolerant")
      // A letter that was left out or swapped FlexSearch tolerates. One too many is left out here, and one that was
      // replaced is left out on both sides.
      const found = [
        ...find(tolerant, word, ANY),
        ...withoutOne(word).flatMap(shorter =>
          find(tolerant, shorter, ANY).filter(other => other === shorter || differsByOne(other, word)),
        ),
      ]
      const order = new Set(found)
      return all.filter(other => order.has(other) && other !== word)
    },
  }
}
