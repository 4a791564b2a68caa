import { useEffect, useState } from "react"
import type { Search } from "../../search/search"
import { withTimeout } from "../../shared/with-timeout"
import { askSearch } from "./load-search"

/** What is known of the answer to a query. */
export type SearchState<Answer> =
  | { status: "idle" }
  /** `slow` once a visitor begins to wonder; until the answer is there the last one stays in sight. */
  | { status: "searching"; slow: boolean; last: Answer | undefined }
  | { status: "found"; answer: Answer }
  | { status: "failed" }

const wonderingAfter = 300
const patience = 10_000

/** Makes a hook that answers a query in the browser. A later query makes an earlier one's answer stale: it is dropped. */
const createSearchHook = <Answer>(ask: (search: Search, query: string, limit: number) => Promise<Answer>) => {
  type Settled = { query: string; limit: number; answer?: Answer }
  // Whoever comes back to the page finds the results there at once, and so the place they had scrolled to.
  let remembered: Settled | undefined

  return (query: string, limit = 0): { state: SearchState<Answer>; retry: () => void } => {
    const [settled, setSettled] = useState(() => (query ? remembered : undefined))
    const [slow, setSlow] = useState(false)
    const [attempt, setAttempt] = useState(0)

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
    useEffect(() => {
      if (!query) return
      let stale = false
      const wondering = setTimeout(() => setSlow(true), wonderingAfter)
      const settle = (settled: Settled) => {
        if (stale) return
        clearTimeout(wondering)
        setSlow(false)
        setSettled(settled)
      }
      withTimeout(
        patience,
        askSearch(search => ask(search, query, limit)),
      ).then(
        answer => {
          if (!stale) remembered = { query, limit, answer }
          settle({ query, limit, answer })
        },
        error => {
          console.error("The search could not be loaded:", error)
          settle({ query, limit })
        },
      )
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
    const stateNow = (): SearchState<Answer> => {
      if (!query) return { status: "idle" }
      if (settled?.query !== query || settled.limit !== limit)
        return { status: "searching", slow, last: settled?.answer }
      return settled.answer ? { status: "found", answer: settled.answer } : { status: "failed" }
    }
    return { state: stateNow(), retry }
  }
}

/** Articles and resources whose titles or excerpts contain the query. */
export const useTitleSearch = createSearchHook((search, query) => search.searchTitles(query))

/** Pages by their texts. */
export const useTextSearch = createSearchHook((search, query, limit) => search.searchTexts(query, limit))
