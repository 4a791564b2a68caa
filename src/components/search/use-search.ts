import { useEffect, useState } from "react"
import type { SearchAnswer } from "../../search/query/searcher"
import { withTimeout } from "../../shared/with-timeout"
import { loadSearch } from "./load-search"

/** What the page shows for a query. */
export type SearchState =
  | { status: "idle" }
  /** `slow` once a visitor begins to wonder; until the answer is there the last one stays in sight. */
  | { status: "searching"; slow: boolean; last: SearchAnswer | undefined }
  | { status: "found"; answer: SearchAnswer }
  | { status: "failed" }

type Settled = { query: string; limit: number; answer: SearchAnswer | undefined }

const wonderingAfter = 300
const patience = 10_000

// Whoever comes back to the page finds the results there at once, and so the place they had scrolled to.
let remembered: Settled | undefined

const ask = async (query: string, limit: number): Promise<SearchAnswer> =>
  (await withTimeout(patience, loadSearch())).search(query, { limit })

/** Answers a query in the browser. A later query makes an earlier one's answer stale: it is dropped. */
export const useSearch = (query: string, limit: number): { state: SearchState; retry: () => void } => {
  const [settled, setSettled] = useState(() => (query ? remembered : undefined))
  const [slow, setSlow] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!query) return
    let stale = false
    const wondering = setTimeout(() => setSlow(true), wonderingAfter)
    const settle = (answer?: SearchAnswer) => {
      if (stale) return
      clearTimeout(wondering)
      setSlow(false)
      remembered = { query, limit, answer }
      setSettled(remembered)
    }
    ask(query, limit).then(settle, error => {
      console.error("The search could not be loaded:", error)
      settle()
    })
    return () => {
      stale = true
      clearTimeout(wondering)
      setSlow(false)
    }
  }, [query, limit, attempt])

  const retry = () => {
    setSettled(undefined)
    setAttempt(attempt + 1)
  }
  return { state: stateOf(query, limit, settled, slow), retry }
}

const stateOf = (query: string, limit: number, settled: Settled | undefined, slow: boolean): SearchState => {
  if (!query) return { status: "idle" }
  if (settled?.query !== query || settled.limit !== limit)
    return { status: "searching", slow, last: settled?.answer }
  return settled.answer ? { status: "found", answer: settled.answer } : { status: "failed" }
}
