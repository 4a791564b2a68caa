import { searchIndexFolder, searchTextFolder } from "../shared/addresses"
import { createSearcher } from "./exact/query/searcher"
import { fetchOrTake } from "./files/fetch-ahead"
import { createFetchPart } from "./files/part-loader"
import { createTextSearcher } from "./text/text-searcher"

const exact = createSearcher({ fetchPart: createFetchPart(fetchOrTake, searchIndexFolder) })
const texts = createTextSearcher({ fetchPart: createFetchPart(fetchOrTake, searchTextFolder) })

// Load this module with `loadSearch` only (`src/components/search`), as it brings FlexSearch.

/** Finds articles and resources by the exact rule. */
export const { search } = exact

/** Finds pages by their texts. */
export const searchTexts = texts.search

/** Loads what a first query needs. @throws as a search does. */
export const prepare = async (): Promise<void> => {
  await Promise.all([exact.prepare(), texts.prepare()])
}
