// The light build, 4.5 kB compressed, has all that is used here; the package's exports offer only the whole, 17.5 kB.
import { Index } from "../../../node_modules/flexsearch/dist/flexsearch.light.module.min.js"
import type { FetchPart } from "./part-loader"
import { createSearcherWith, type Searcher } from "./searcher"

/** The search of the page; import this module only when a visitor searches, as it brings FlexSearch. */
export const createSearcher = (options: { fetchPart: FetchPart }): Searcher =>
  createSearcherWith(Index, options)
