import type { Segment } from "../exact/rule/match"
import { type FetchPart, PartGoneError } from "../files/part-loader"
import { type Excerpt, excerptOf, markWords } from "./excerpt"
import type { PageKind } from "./search-page"
import { openTextParts, type TextParts } from "./text-parts"
import { nearest, type Understood, understand, wordsToFind } from "./understand"

/** A page whose text answers a query. */
export type TextHit = Excerpt & { path: string; kind: PageKind; title: Segment[] }

/** What the texts of the site say to a query. */
export type TextAnswer = {
  hits: TextHit[]
  /** How many pages were found; `hits` has the first of them. */
  total: number
  /** No page has all the words: these have some of them. */
  partly: boolean
  /** Words that are on no page, not even with an error forgiven. */
  missing: string[]
  /** Words that are on no page as they were typed, and what they were read as. */
  readAs: { word: string; readAs: string }[]
  /** Queries with the nearest words that do occur; only where nothing was found. */
  suggestions: string[]
}

export type TextSearcher = {
  /**
   * @returns the best `limit` pages; nothing for a query without letters or numbers.
   * @throws whatever `fetchPart` throws, PartGoneError, or SyntaxError for a damaged file; asking again tries again.
   */
  search: (query: string, limit: number) => Promise<TextAnswer>
  /** Loads the entry ahead of the first query. @throws as `search` does. */
  prepare: () => Promise<void>
}

const nothing: TextAnswer = { hits: [], total: 0, partly: false, missing: [], readAs: [], suggestions: [] }

/** Finds the pages, best first: those with the words themselves before those with longer words that begin so. */
const findPages = async (words: readonly Understood[], limit: number, { stems, loadStems }: TextParts) => {
  await loadStems(words.flatMap(word => word.stems))
  const found = words.filter(word => word.stems.length > 0)
  const pages = stems.withAll(found.map(word => word.stems))
  const begun = words.flatMap(word => word.begun)
  if (pages.length < limit && begun.length > 0) {
    await loadStems(begun)
    const longer = stems.withAll(found.map(word => (word.begun.length > 0 ? word.begun : word.stems)))
    pages.push(...longer.filter(page => !pages.includes(page)))
  }
  if (pages.length > 0) return { pages, all: found.length === words.length }
  return { pages: stems.withMost(found.flatMap(word => word.stems)), all: false }
}

const suggest = async (words: readonly Understood[], parts: TextParts): Promise<string[]> => {
  const offered = await Promise.all(words.map(({ word }) => nearest(word, parts)))
  return [...new Set(offered.flat())].slice(0, 3)
}

const answer = async (query: string, limit: number, parts: TextParts): Promise<TextAnswer> => {
  const typed = wordsToFind(query)
  const words = await Promise.all(typed.map((word, at) => understand(word, at === typed.length - 1, parts)))
  const missing = words.flatMap(({ word, stems }) => (stems.length === 0 ? [word] : []))
  const readAs = words.flatMap(({ word, readAs }) => (readAs ? [{ word, readAs }] : []))
  if (missing.length === words.length)
    return { ...nothing, missing, suggestions: await suggest(words, parts) }
  const { pages, all } = await findPages(words, limit, parts)
  const stems = words.flatMap(word => [...word.stems, ...word.begun])
  const marked = new Set(stems)
  const hits = await Promise.all(
    pages.slice(0, limit).map(async number => {
      const page = await parts.loadPage(number)
      return {
        ...excerptOf(page, stems),
        path: page.path,
        kind: page.kind,
        title: markWords(page.title, marked),
      }
    }),
  )
  return { hits, total: pages.length, partly: !all, missing, readAs, suggestions: [] }
}

/**
 * The search in the texts of the site, by FlexSearch.
 * @param fetchPart loads a file of the index.
 */
export const createTextSearcher = ({ fetchPart }: { fetchPart: FetchPart }): TextSearcher => {
  let opened: Promise<TextParts> | undefined
  const open = (fresh: boolean): Promise<TextParts> => {
    if (opened && !fresh) return opened
    const opening = openTextParts(fetchPart, fresh)
    opened = opening
    opening.catch(() => {
      if (opened === opening) opened = undefined
    })
    return opening
  }
  return {
    prepare: async () => {
      await open(false)
    },
    search: async (query, limit) => {
      if (wordsToFind(query).length === 0) return nothing
      try {
        return await answer(query, limit, await open(false))
      } catch (error) {
        if (!(error instanceof PartGoneError)) throw error
        return answer(query, limit, await open(true))
      }
    },
  }
}
