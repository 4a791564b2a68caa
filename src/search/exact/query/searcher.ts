import { createPartLoader, type FetchPart, PartGoneError } from "../../files/part-loader"
import { ENTRY, FORMAT, type Manifest } from "../format/format"
import type { SearchDocument } from "../rule/document"
import { matches, normaliseQuery } from "../rule/match"
import { findCandidates } from "./find-candidates"
import { readDocuments } from "./read-documents"

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
  /** Whether posts or resources follow the shown ones. */
  more: boolean
}

/** How many posts, and how many resources, to answer with, and how many newer ones to leave out. */
type Page = { limit: number; offset: number }

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

/**
 * The search by the exact rule.
 * @param fetchPart loads a file of the index.
 */
export const createSearcher = ({ fetchPart }: { fetchPart: FetchPart }): Searcher => {
  const loader = createPartLoader(fetchPart)

  const open = async (fresh: boolean): Promise<Manifest> => {
    const manifest = await loader.load<Manifest>(ENTRY, fresh)
    if (manifest.format !== FORMAT) throw new PartGoneError(ENTRY)
    return manifest
  }

  const findAll = async (q: string, manifest: Manifest): Promise<number[]> => {
    const { numbers, sure } =
      "whole" in manifest
        ? { numbers: manifest.whole.titles.map((_, number) => number), sure: false }
        : await findCandidates(q, manifest, loader)
    if (sure) return numbers
    const documents = await readDocuments(numbers, manifest, loader)
    return numbers.filter((_, at) => matches(documents[at] ?? { title: "", text: "" }, q))
  }

  const answer = async (
    query: string,
    { limit, offset }: Page,
    manifest: Manifest,
  ): Promise<SearchAnswer> => {
    const newestFirst = (await findAll(query, manifest)).reverse()
    const posts = newestFirst.filter(number => number >= manifest.resources)
    const resources = newestFirst.filter(number => number < manifest.resources)
    const read = async (numbers: readonly number[]): Promise<SearchDocument[]> => {
      const documents = await readDocuments(numbers.slice(offset, offset + limit), manifest, loader)
      return documents.filter(document => matches(document, query))
    }
    const [shownPosts, shownResources] = await Promise.all([read(posts), read(resources)])
    return {
      query,
      posts: shownPosts,
      resources: shownResources,
      totalPosts: posts.length,
      totalResources: resources.length,
      total: newestFirst.length,
      more: Math.max(posts.length, resources.length) > offset + limit,
    }
  }

  const nothing = (query: string): SearchAnswer => ({
    query,
    posts: [],
    resources: [],
    totalPosts: 0,
    totalResources: 0,
    total: 0,
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
