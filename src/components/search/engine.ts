import { createSearcher } from "../../search/query/client"
import { createFetchPart } from "../../search/query/fetch-part"
import { searchIndexFolder } from "../../shared/addresses"

const patience = 10_000

/** A connection that stands still is one that failed: the visitor is told, and may try again. */
const impatientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })

/** The site's search. Import this module with `loadEngine` only. */
export const { search, prepare } = createSearcher({
  fetchPart: createFetchPart(impatientFetch, searchIndexFolder),
})
