import { useEffect, useState } from "react"
import type { Search } from "../../search/search-index"
import { withTimeout } from "../../shared/with-timeout"
import { runSearch } from "./load-search"

type SearchState<Answer> = {
  status: "idle" | "searching" | "found" | "failed"
  isSlow: boolean
  /** While searching, the previous answer. */
  answer: Answer | undefined
  retry: () => void
}

const slowAfter = 300
const timeout = 10_000

const createSearchHook = <Answer>(run: (search: Search, query: string, limit: number) => Promise<Answer>) => {
  type Result = { query: string; limit: number; answer?: Answer }
  // Restores the results, and so the scroll position, when a visitor returns to the page.
  let lastFound: Result | undefined

  return (query: string, limit = 0): SearchState<Answer> => {
    const [result, setResult] = useState(() => (query ? lastFound : undefined))
    const [isSlow, setSlow] = useState(false)
    const [attempt, setAttempt] = useState(0)

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
    useEffect(() => {
      if (!query) return
      let isStale = false
      const timer = setTimeout(() => setSlow(true), slowAfter)
      const stopTimer = () => {
        clearTimeout(timer)
        setSlow(false)
      }
      const finish = (next: Result) => {
        if (isStale) return
        stopTimer()
        if (next.answer) lastFound = next
        setResult(next)
      }
      withTimeout(
        timeout,
        runSearch(search => run(search, query, limit)),
      ).then(
        answer => finish({ query, limit, answer }),
        error => {
          console.error("The search could not be loaded:", error)
          finish({ query, limit })
        },
      )
      return () => {
        isStale = true
        stopTimer()
      }
    }, [query, limit, attempt])

    const retry = () => {
      setResult(undefined)
      setAttempt(attempt + 1)
    }
    if (!query) return { status: "idle", isSlow, answer: undefined, retry }
    const answer = result?.answer
    const isCurrent = result?.query === query && result.limit === limit
    return { status: !isCurrent ? "searching" : answer ? "found" : "failed", isSlow, answer, retry }
  }
}

export const useTitleSearch = createSearchHook(async (search, query) => search.searchTitles(query))

export const useTextSearch = createSearchHook((search, query, limit) => search.searchTexts(query, limit))
