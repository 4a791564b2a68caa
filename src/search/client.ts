import { searchIndexFolder, searchTextFolder } from "../shared/addresses"
import { createSearcher } from "./exact/query/searcher"
import { createFetchPart } from "./files/part-loader"
import { createTextSearcher } from "./text/text-searcher"

const patience = 10_000

/** A connection that stands still is one that failed: the visitor is told, and may try again. */
const impatientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })

const exact = createSearcher({ fetchPart: createFetchPart(impatientFetch, searchIndexFolder) })
const texts = createTextSearcher({ fetchPart: createFetchPart(impatientFetch, searchTextFolder) })

// Load this module with `loadSearch` only (`src/components/search`), as it brings FlexSearch.

/** Finds articles and resources by the exact rule. */
export const { search } = exact

/** Finds pages by their texts. */
export const searchTexts = texts.search

/** Loads what a first query needs. @throws as a search does. */
export const prepare = async (): Promise<void> => {
  await Promise.all([exact.prepare(), texts.prepare()])
}
