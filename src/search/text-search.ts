import { Index, Resolver } from "flexsearch"
import { queryWords, stemOf, wordsOf } from "./encoders"
import { type Excerpt, findExcerpt, markWords } from "./excerpt"
import { type CutIndex, createImporter, cutIndex } from "./index-parts"
import type { Segment } from "./match"

export type Section = { heading: string; anchor: string; text: string }

/** A page, or a part of one that has its own title and address: "/services#seo-consulting". */
export type SearchPage = {
  path: string
  kind: "article" | "service" | "resource" | "page"
  title: string
  sections: Section[]
}

type TextHit = Excerpt & { path: string; kind: SearchPage["kind"]; title: Segment[] }

/** `total` counts all matching pages. A word is `missing` if no page has it, not even corrected. */
export type TextAnswer = {
  hits: TextHit[]
  total: number
  isPartial: boolean
  missing: string[]
  corrections: { word: string; correctedTo: string }[]
  suggestions: string[]
}

type Term = { word: string; forms: string[]; correctedTo?: string }

const rankCount = 6
const minCompletedLength = 3
const minCorrectedLength = 5
const maxSuggestions = 3
const noLimit = 1_000_000

/** A word ranks by how often the page has it: once in a heading counts as 8 times in the text, once in the title as 32. */
export const indexTexts = (pages: readonly SearchPage[], size: number): CutIndex => {
  // FlexSearch asks for the rank of each word while it adds a page, which is synchronous.
  let times = new Map<string, number>()
  const encode = (words: string): string[] => words.split(" ")
  const score = (_: string[], word: string): number =>
    Math.max(0, rankCount - 1 - Math.floor(Math.log2(times.get(word) ?? 1)))
  const index = new Index({ resolution: rankCount, encode, score })
  pages.forEach(({ title, sections }, id) => {
    times = new Map()
    const count = (text: string, weight: number) => {
      for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + weight)
    }
    count(title, 32)
    for (const { heading, text } of sections) {
      count(heading, 8)
      count(text, 1)
    }
    index.add(id, [...times.keys()].join(" "))
  })
  return cutIndex(index, size)
}

export const createTextSearch = (
  from: readonly string[],
  load: (part: number) => Promise<string>,
  loadPage: (page: number) => Promise<SearchPage>,
) => {
  const index = new Index({ resolution: rankCount, encode: query => [query] })
  const vocabulary = new Map<string, number>()
  const wordsByStem = new Map<string, string[]>()
  const importWords = createImporter(index, from, load, (word, pages) => {
    vocabulary.set(word, pages)
    wordsByStem.set(stemOf(word), [...formsOf(word), word])
  })
  const formsOf = (word: string): string[] => wordsByStem.get(stemOf(word)) ?? []
  const byPages = (found: Iterable<string>): string[] =>
    [...new Set(found)].sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))
  const withPrefix = (letters: string): string[] =>
    byPages([...vocabulary.keys()].filter(word => word.startsWith(letters)))

  const correct = async (word: string): Promise<string | undefined> => {
    const initial = word.charAt(0)
    await importWords(initial, `${initial}\uffff`)
    const tolerant = new Index({ tokenize: "tolerant", resolution: 1, encode: known => [known] })
    for (const known of withPrefix(initial)) tolerant.add(known, known)
    // FlexSearch tolerates a missing or swapped letter; removing each letter covers added and replaced ones.
    const spellings = [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
    return byPages(spellings.flatMap(spelling => tolerant.search(spelling, noLimit)).map(String))[0]
  }

  const expandTerm = async (word: string, last: boolean): Promise<Term> => {
    const prefix = word.slice(0, 2)
    await importWords(prefix, word.length > 1 ? `${prefix}\uffff` : word)
    const isUnfinished = last && word.length >= minCompletedLength
    const forms = [...new Set([...formsOf(word), ...(isUnfinished ? withPrefix(word) : [])])]
    if (forms.length > 0 || word.length < minCorrectedLength) return { word, forms }
    const correctedTo = await correct(word)
    return correctedTo ? { word, forms: formsOf(correctedTo), correctedTo } : { word, forms }
  }

  const suggest = (word: string): string[] => {
    const lengths = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.length - 1 - at)
    return lengths.map(length => withPrefix(word.slice(0, length))).find(found => found.length > 0) ?? []
  }

  const withAny = (words: readonly string[]) => {
    const [query = "", ...others] = words
    const found = new Resolver({ index, query })
    for (const other of others) found.or({ index, query: other, resolve: false })
    return found
  }
  const withAll = (terms: readonly string[][]): number[] => {
    const [first, ...others] = terms.map(withAny)
    for (const other of others) first?.and(other, { resolve: false })
    return first ? first.resolve({ limit: noLimit }).map(Number) : []
  }

  /** Finds the pages with all words, or else with some, except those that are listed elsewhere. */
  return async (query: string, limit: number, excluded: ReadonlySet<number>): Promise<TextAnswer> => {
    const asked = queryWords(query)
    const terms = await Promise.all(asked.map((word, at) => expandTerm(word, at === asked.length - 1)))
    const known = terms.filter(({ forms }) => forms.length > 0)
    const words = known.flatMap(({ forms }) => forms)
    const missing = terms.filter(({ forms }) => forms.length === 0).map(({ word }) => word)
    const asTyped = known.map(({ word, forms }) => (vocabulary.has(word) ? [word] : forms))
    const complete = new Set([...withAll(asTyped), ...withAll(known.map(({ forms }) => forms))])
    const found = complete.size > 0 ? [...complete] : withAll([words])
    const pages = found.filter(page => !excluded.has(page))
    const [marked, typed] = [new Set(words), new Set(asked)]
    const hits = pages.slice(0, limit).map(async number => {
      const page = await loadPage(number)
      return { ...findExcerpt(page, marked, typed), kind: page.kind, title: markWords(page.title, marked) }
    })
    return {
      hits: await Promise.all(hits),
      total: pages.length,
      isPartial: complete.size === 0 || missing.length > 0,
      missing,
      corrections: terms.flatMap(({ word, correctedTo }) => (correctedTo ? [{ word, correctedTo }] : [])),
      suggestions: found.length > 0 ? [] : [...new Set(missing.flatMap(suggest))].slice(0, maxSuggestions),
    }
  }
}
