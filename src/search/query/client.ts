// The light build, 4.5 kB compressed, has all that is used here; the package's exports offer only the whole, 17.5 kB.
import { Index } from "../../../node_modules/flexsearch/dist/flexsearch.light.module.min.js"
import { searchIndexFolder } from "../../shared/addresses"
import { createFetchPart, type FetchPart } from "./part-loader"
import { createSearcherWith, type Searcher } from "./searcher"

const patience = 10_000

/** A connection that stands still is one that failed: the visitor is told, and may try again. */
const impatientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })

/** A search in the browser, with FlexSearch. */
export const createSearcher = (options: { fetchPart: FetchPart }): Searcher =>
  createSearcherWith(Index, options)

/** The site's search. Load this module with `loadSearch` only (`src/components/search`), as it brings FlexSearch. */
export const { search, prepare } = createSearcher({
  fetchPart: createFetchPart(impatientFetch, searchIndexFolder),
})
