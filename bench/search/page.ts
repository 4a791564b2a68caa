// Runs in the browser: the client the site ships, and beside it the plain filter over all documents.
import { createSearcher } from "../../src/search/query/client"
import { createFetchPart, type FetchPart } from "../../src/search/query/part-loader"
import type { SearchAnswer } from "../../src/search/query/searcher"
import type { SearchDocument } from "../../src/search/rule/document"
import { matches, normaliseQuery } from "../../src/search/rule/match"

const texts = new Map<string, string | null>()
const network = createFetchPart(fetch.bind(globalThis), "/index/")
const remembering: FetchPart = async (name, options) => {
  const text = await network(name, options)
  texts.set(name, text)
  return text
}
const searcher = createSearcher({ fetchPart: remembering })

/** The answer over the network. */
export const search = (query: string): Promise<SearchAnswer> => searcher.search(query)

/**
 * Milliseconds from having the files as text to the answer, parsing included, five times, each by a searcher that knows
 * nothing yet.
 */
export const timesFromData = async (query: string): Promise<number[]> => {
  const fetchPart: FetchPart = async (name, options) => texts.get(name) ?? remembering(name, options)
  await createSearcher({ fetchPart }).search(query)
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const start = performance.now()
    await createSearcher({ fetchPart }).search(query)
    times.push(performance.now() - start)
  }
  return times
}

let all: SearchDocument[] = []

/** Downloads every document, as the baseline does before its first query. */
export const loadAll = async (): Promise<void> => {
  all = await (await fetch("/all.json")).json()
}

/** Milliseconds of the plain filter. */
export const timeOfFilter = (query: string): number => {
  const start = performance.now()
  const q = normaliseQuery(query)
  all.filter(document => matches(document, q))
  return performance.now() - start
}
