import { stemOf, wordsOf } from "./encoder"
import type { TextParts } from "./text-parts"

/** What became of a word of the query. */
export type Understood = {
  word: string
  /** What it is looked for by; empty where no page has it. */
  stems: string[]
  /** What it was read as, where no page has it as it was typed. */
  readAs?: string
  /** Further stems, of words that begin with it. */
  begun: string[]
}

/** How many words that begin alike are looked for. */
const BEGUN = 6
/** A typing error is forgiven in words of so many letters. */
const FORGIVEN_FROM = 5
/** Latin letters to type before words are completed; two of another script, which says more with each. */
const lettersToBegin = (word: string): number => (/^[a-z0-9]+$/.test(word) ? 3 : 2)

/** Words that say nothing by themselves: they are looked for only where a query has no others. */
const small = new Set(
  "a an and are as at be by can do does for from has have how i if in is it its many much not of on or our should so that the their there this to was we were what when where which who why will with you your".split(
    " ",
  ),
)

/** Returns the words to look for. */
export const wordsToFind = (query: string): string[] => {
  const words = [...new Set(wordsOf(query))]
  const telling = words.filter(word => !small.has(word))
  return telling.length > 0 ? telling : words
}

const stemsBegun = async (word: string, parts: TextParts): Promise<string[]> => {
  if (word.length < lettersToBegin(word)) return []
  const begun = (await parts.loadWords(word))?.beginning(word, BEGUN) ?? []
  return [...new Set(begun.map(stemOf))].filter(stem => stem !== stemOf(word))
}

/** The word with a letter less, or two of them swapped, at its beginning, by which words are filed. */
const otherBeginnings = ([first = "", second = "", ...rest]: string): string[] =>
  [
    [second, ...rest],
    [first, ...rest],
    [second, first, ...rest],
  ].map(letters => letters.join(""))

/** Finds the word that was meant by one that is nowhere, if there is one a letter away. */
const mend = async (word: string, parts: TextParts): Promise<string | undefined> => {
  if (word.length < FORGIVEN_FROM) return undefined
  const [near] = (await parts.loadWords(word))?.near(word) ?? []
  if (near) return near
  const others = otherBeginnings(word)
  await parts.loadStems(others.map(stemOf))
  return others.find(other => parts.stems.has(stemOf(other)))
}

/**
 * Finds what a word stands for: itself, what it is the beginning of, or what it was meant to be.
 * @param last it may not be finished yet.
 */
export const understand = async (word: string, last: boolean, parts: TextParts): Promise<Understood> => {
  const stem = stemOf(word)
  const [begun] = await Promise.all([last ? stemsBegun(word, parts) : [], parts.loadStems([stem])])
  if (parts.stems.has(stem)) return { word, stems: [stem], begun }
  if (begun.length > 0) return { word, stems: begun, begun: [] }
  const readAs = await mend(word, parts)
  return readAs ? { word, stems: [stemOf(readAs)], readAs, begun: [] } : { word, stems: [], begun: [] }
}

/** How many terms are offered for a word that is nowhere. */
const OFFERED = 3

/** Returns the nearest words that do occur: one letter away, else those that begin alike. */
export const nearest = async (word: string, parts: TextParts): Promise<string[]> => {
  const list = await parts.loadWords(word)
  if (!list) return []
  const near = list.near(word)
  if (near.length > 0) return near.slice(0, OFFERED)
  for (let length = word.length - 1; length >= lettersToBegin(word); length--) {
    const begun = list.beginning(word.slice(0, length), OFFERED)
    if (begun.length > 0) return begun
  }
  return []
}
