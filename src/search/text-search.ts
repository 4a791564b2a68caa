import { Index, Resolver } from "flexsearch"
import { queryWords, stemOf, wordsOf } from "./encoders"
import { type Excerpt, excerptOf, markWords } from "./excerpt"
import { type CutIndex, createImporter, cutIndex } from "./index-parts"
import type { Segment } from "./match"

/** The part of a page below one heading; the anchor is empty where only the page's own address leads there. */
export type Section = { heading: string; anchor: string; text: string }

/** A page, or a part of one that has its own title and address: "/services#seo-consulting". */
export type SearchPage = {
  path: string
  kind: "article" | "service" | "resource" | "page"
  title: string
  sections: Section[]
}

/** A page that answers a query, and the heading below which it does. */
type TextHit = Excerpt & { path: string; kind: SearchPage["kind"]; title: Segment[] }

/** The pages whose texts answer a query. */
export type TextAnswer = {
  hits: TextHit[]
  /** How many pages were found; `hits` has the first of them. */
  total: number
  /** No page has all the words: these have some of them. */
  partly: boolean
  /** Words that no page has, not even with an error forgiven. */
  missing: string[]
  /** Words that no page has as they were typed, and what they were read as. */
  readAs: { word: string; readAs: string }[]
  /** The nearest words that do occur, where nothing was found. */
  suggestions: string[]
}

/** A word of the query: the words with its stem, those that begin with it, and what it was read as. */
type Term = { word: string; family: string[]; longer: string[]; readAs?: string }

const RANKS = 6
const FORGIVEN_FROM = 5
const SUGGESTED = 3
const COMPLETED = 30
const ALL = 1_000_000

/** Indexes pages by their places in the list: a word in the title ranks before a heading's, that before the text's. */
export const indexTexts = (pages: readonly SearchPage[], size: number): CutIndex => {
  let rank: (word: string) => number = () => 0
  const index = new Index({
    resolution: RANKS,
    encode: words => words.split(" "),
    score: (_, word) => rank(word),
  })
  pages.forEach(({ title, sections }, id) => {
    const titleWords = wordsOf(title)
    const headingWords = wordsOf(sections.map(({ heading }) => heading).join("\n"))
    const textWords = wordsOf(sections.map(({ text }) => text).join("\n"))
    const times = new Map<string, number>()
    for (const word of textWords) times.set(word, (times.get(word) ?? 0) + 1)
    const [inTitle, inHeading] = [new Set(titleWords), new Set(headingWords)]
    rank = word => {
      if (inTitle.has(word)) return 0
      return inHeading.has(word) ? 1 : Math.max(2, RANKS - 1 - Math.floor(Math.log2(times.get(word) ?? 1)))
    }
    index.add(id, [...titleWords, ...headingWords, ...textWords].join(" "))
  })
  return cutIndex(index, size)
}

/**
 * Returns a search in the texts of pages.
 * @param from, load see `createImporter`; the search throws what `load` and `loadPage` throw.
 */
export const createTextSearch = (
  from: readonly string[],
  load: (part: number) => Promise<string>,
  loadPage: (page: number) => Promise<SearchPage>,
) => {
  const index = new Index({ resolution: RANKS, encode: query => [query] })
  /** The words imported so far and how many pages have each, and the same words by their stems. */
  const vocabulary = new Map<string, number>()
  const families = new Map<string, string[]>()
  const importWords = createImporter(index, from, load, (word, pages) => {
    vocabulary.set(word, pages)
    families.set(stemOf(word), [...(families.get(stemOf(word)) ?? []), word])
  })
  const byPages = (found: Iterable<string>): string[] =>
    [...new Set(found)].sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))
  const beginning = (letters: string): string[] =>
    byPages([...vocabulary.keys()].filter(word => word.startsWith(letters)))

  /** Returns the word that was meant by one with an error: a letter left out, added, replaced or swapped. */
  const correct = async (word: string): Promise<string | undefined> => {
    const initial = word.charAt(0)
    await importWords(initial, `${initial}\uffff`)
    const tolerant = new Index({ tokenize: "tolerant", resolution: 1, encode: known => [known] })
    for (const known of beginning(initial)) tolerant.add(known, known)
    // FlexSearch forgives a letter left out or swapped; one that was added or replaced is left out first.
    const spellings = [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
    return byPages(spellings.flatMap(spelling => tolerant.search(spelling, ALL)).map(String))[0]
  }

  const understand = async (word: string, last: boolean): Promise<Term> => {
    const prefix = word.slice(0, 2)
    await importWords(prefix, word.length > 1 ? `${prefix}\uffff` : word)
    const family = families.get(stemOf(word)) ?? []
    // Two letters of other scripts say as much as three of the Latin one.
    const unfinished = last && word.length >= (/^[a-z0-9]+$/.test(word) ? 3 : 2)
    const longer = unfinished ? beginning(word).filter(other => !family.includes(other)) : []
    const term = { word, family, longer: longer.slice(0, COMPLETED) }
    if (family.length + longer.length > 0 || word.length < FORGIVEN_FROM) return term
    const readAs = await correct(word)
    return readAs ? { ...term, readAs, family: families.get(stemOf(readAs)) ?? [] } : term
  }

  const suggest = (word: string): string[] => {
    const lengths = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.length - 1 - at)
    return lengths.map(length => beginning(word.slice(0, length))).find(found => found.length > 0) ?? []
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
    return first ? first.resolve({ limit: ALL }).map(Number) : []
  }

  /**
   * Returns the pages with all words of the query, or where there is none, those with some.
   * @param leftOut pages that are listed elsewhere.
   */
  return async (query: string, limit: number, leftOut: ReadonlySet<number>): Promise<TextAnswer> => {
    const asked = queryWords(query)
    const terms = await Promise.all(asked.map((word, at) => understand(word, at === asked.length - 1)))
    const known = terms.filter(({ family, longer }) => family.length + longer.length > 0)
    const words = known.flatMap(({ family, longer }) => [...family, ...longer])
    const missing = terms.filter(term => !known.includes(term)).map(({ word }) => word)
    const complete = new Set([
      ...withAll(known.map(({ family, longer }) => (family.length > 0 ? family : longer))),
      ...withAll(known.map(({ family, longer }) => [...family, ...longer])),
    ])
    const found = complete.size > 0 ? [...complete] : withAll([words])
    const pages = found.filter(page => !leftOut.has(page))
    const marked = new Set(words)
    const hits = pages.slice(0, limit).map(async number => {
      const page = await loadPage(number)
      return { ...excerptOf(page, marked), kind: page.kind, title: markWords(page.title, marked) }
    })
    return {
      hits: await Promise.all(hits),
      total: pages.length,
      partly: complete.size === 0 || missing.length > 0,
      missing,
      readAs: terms.flatMap(({ word, readAs }) => (readAs ? [{ word, readAs }] : [])),
      suggestions: found.length > 0 ? [] : [...new Set(missing.flatMap(suggest))].slice(0, SUGGESTED),
    }
  }
}
