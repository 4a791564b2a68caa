import { useEffect, useState } from "react"
import { withTimeout } from "../../shared/with-timeout"
import { loadSearch } from "./load-search"

/** What is known of the answer to a query. */
export type SearchState<Answer> =
  | { status: "idle" }
  /** `slow` once a visitor begins to wonder; until the answer is there the last one stays in sight. */
  | { status: "searching"; slow: boolean; last: Answer | undefined }
  | { status: "found"; answer: Answer }
  | { status: "failed" }

type Client = Awaited<ReturnType<typeof loadSearch>>
type Settled<Answer> = { query: string; limit: number; answer: Answer | undefined }

const wonderingAfter = 300
const patience = 10_000

const stateOf = <Answer>(
  query: string,
  limit: number,
  settled: Settled<Answer> | undefined,
  slow: boolean,
): SearchState<Answer> => {
  if (!query) return { status: "idle" }
  if (settled?.query !== query || settled.limit !== limit)
    return { status: "searching", slow, last: settled?.answer }
  return settled.answer ? { status: "found", answer: settled.answer } : { status: "failed" }
}

/** Makes a hook that answers a query in the browser. A later query makes an earlier one's answer stale: it is dropped. */
const createSearchHook = <Answer>(ask: (client: Client, query: string, limit: number) => Promise<Answer>) => {
  // Whoever comes back to the page finds the results there at once, and so the place they had scrolled to.
  let remembered: Settled<Answer> | undefined

  return (query: string, limit: number): { state: SearchState<Answer>; retry: () => void } => {
    const [settled, setSettled] = useState(() => (query ? remembered : undefined))
    const [slow, setSlow] = useState(false)
    const [attempt, setAttempt] = useState(0)

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
    useEffect(() => {
      if (!query) return
      let stale = false
      const wondering = setTimeout(() => setSlow(true), wonderingAfter)
      const settle = (answer?: Answer) => {
        if (stale) return
        clearTimeout(wondering)
        setSlow(false)
        remembered = { query, limit, answer }
        setSettled(remembered)
      }
      withTimeout(patience, loadSearch())
        .then(client => ask(client, query, limit))
        .then(settle, error => {
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
}

/** Articles and resources by the exact rule (docs/behaviour.md, "Search: what is found"). */
export const useSearch = createSearchHook((client, query, limit) => client.search(query, { limit }))

/** Pages by their texts (docs/behaviour.md, "Search: in the text"). */
export const useTextSearch = createSearchHook((client, query, limit) => client.searchTexts(query, limit))
