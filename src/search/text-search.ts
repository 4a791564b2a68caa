import { Index, Resolver } from "flexsearch"
import { createEncoders, wordsOf } from "./encoders"
import { type Excerpt, findExcerpt, markWords, type SearchPage } from "./excerpt"
import type { Segment } from "./highlight"
import { type CutIndex, createImporter, cutIndex } from "./index-parts"
import type { SearchLanguage } from "./languages"
import { createVocabulary } from "./vocabulary"

/** `total` counts all matching pages. A word is `missing` if no page has it, not even corrected. */
export type TextAnswer = {
  hits: (Excerpt & Pick<SearchPage, "kind" | "lang"> & { title: Segment[] })[]
  total: number
  isPartial: boolean
  missing: string[]
  corrections: { word: string; correctedTo: string }[]
  suggestions: string[]
}

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
  language: SearchLanguage,
) => {
  const { queryWords, stemOf } = createEncoders(language)
  const index = new Index({ resolution: rankCount, encode: query => [query] })
  const vocabulary = createVocabulary(stemOf)
  const importWords = createImporter(index, from, load, vocabulary.add)

  const expandTerm = async (
    word: string,
    last: boolean,
  ): Promise<{ word: string; forms: string[]; correctedTo?: string }> => {
    const prefix = word.slice(0, 2)
    await importWords(prefix, word.length > 1 ? `${prefix}\uffff` : word)
    const isUnfinished = last && word.length >= minCompletedLength
    const forms = [
      ...new Set([...vocabulary.formsOf(word), ...(isUnfinished ? vocabulary.withPrefix(word) : [])]),
    ]
    if (forms.length > 0 || word.length < minCorrectedLength) return { word, forms }
    const initial = word.charAt(0)
    await importWords(initial, `${initial}\uffff`)
    const correctedTo = vocabulary.correctSpelling(word)
    return correctedTo ? { word, forms: vocabulary.formsOf(correctedTo), correctedTo } : { word, forms }
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
      const { kind, lang, title } = page
      return {
        ...findExcerpt(page, marked, typed),
        kind,
        ...(lang && { lang }),
        title: markWords(title, marked),
      }
    })
    return {
      hits: await Promise.all(hits),
      total: pages.length,
      isPartial: complete.size === 0 || missing.length > 0,
      missing,
      corrections: terms.flatMap(({ word, correctedTo }) => (correctedTo ? [{ word, correctedTo }] : [])),
      suggestions:
        found.length > 0 ? [] : [...new Set(missing.flatMap(vocabulary.suggest))].slice(0, maxSuggestions),
    }
  }
}
