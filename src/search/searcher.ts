import type { SearchDocument } from "./document"
import { ENTRY, FORMAT, type Manifest } from "./format"
import { normaliseQuery } from "./match"
import { narrow } from "./narrow"
import { createPartLoader, type FetchPart, PartGoneError } from "./part-loader"
import { readDocuments } from "./read-documents"
import { type Page, takePage } from "./take-page"
import { createTermLookup, type IndexClass, type TermLookup } from "./term-lookup"

/** The answer to a query: a page of posts and a page of resources, each newest first. */
export type SearchAnswer = {
  /** The query as it was compared. */
  query: string
  posts: SearchDocument[]
  resources: SearchDocument[]
  totalPosts: number
  totalResources: number
  /** How many posts and resources match together. */
  total: number
  /** False for some phrases of three and more words that many posts may hold: then the totals are upper bounds. */
  exact: boolean
  /** Whether posts or resources follow the shown ones. */
  more: boolean
}

export type Searcher = {
  /**
   * @param page applies to posts and to resources alike; by default the newest 20.
   * @returns the answer; an empty one, without loading anything, for an empty query.
   * @throws whatever `fetchPart` throws, PartGoneError, or SyntaxError for a damaged file; asking again tries again.
   */
  search: (query: string, page?: Partial<Page>) => Promise<SearchAnswer>
  /** Loads the entry ahead of the first query. @throws as `search` does. */
  prepare: () => Promise<void>
}

type State = { manifest: Manifest; lookup: TermLookup }

const newestFirst = (numbers: readonly number[]): number[] => [...numbers].reverse()

/**
 * @param fetchPart loads a file of the index.
 * @param Index FlexSearch's class, of whichever build.
 */
export const createSearcherWith = (Index: IndexClass, { fetchPart }: { fetchPart: FetchPart }): Searcher => {
  const loader = createPartLoader(fetchPart)
  const states = new WeakMap<Manifest, State>()

  const open = async (fresh: boolean): Promise<State> => {
    const manifest = await loader.load<Manifest>(ENTRY, fresh)
    if (manifest.format !== FORMAT) throw new PartGoneError(ENTRY)
    const known = states.get(manifest)
    if (known) return known
    const state = { manifest, lookup: createTermLookup(Index, manifest.resources + manifest.posts) }
    states.set(manifest, state)
    return state
  }

  const answer = async (query: string, page: Page, { manifest, lookup }: State): Promise<SearchAnswer> => {
    const { numbers, exact } = await narrow(query, manifest, loader, lookup)
    const take = (wanted: (number: number) => boolean) =>
      takePage(newestFirst(numbers.filter(wanted)), exact, query, page, some =>
        readDocuments(some, manifest, loader),
      )
    const [posts, resources] = await Promise.all([
      take(number => number >= manifest.resources),
      take(number => number < manifest.resources),
    ])
    return {
      query,
      posts: posts.shown,
      resources: resources.shown,
      totalPosts: posts.total,
      totalResources: resources.total,
      total: posts.total + resources.total,
      exact: posts.exact && resources.exact,
      more: posts.more || resources.more,
    }
  }

  const nothing = (query: string): SearchAnswer => ({
    query,
    posts: [],
    resources: [],
    totalPosts: 0,
    totalResources: 0,
    total: 0,
    exact: true,
    more: false,
  })

  return {
    prepare: async () => {
      await open(false)
    },
    search: async (text, { limit = 20, offset = 0 } = {}) => {
      const query = normaliseQuery(text)
      if (!query) return nothing(query)
      const page = { limit, offset }
      try {
        return await answer(query, page, await open(false))
      } catch (error) {
        if (!(error instanceof PartGoneError)) throw error
        return answer(query, page, await open(true))
      }
    },
  }
}
