import { useRef, useState } from "react"
import { addresses, searchPath } from "../../shared/addresses"
import { useBrowserValue } from "../ui/use-browser-value"

/** The address as the router tells it; `key` differs from one entry of the history to the next. */
export type SearchLocation = { search: string; key?: string; state?: unknown }

type Text = {
  /** As it stands in the box. */
  text: string
  /** What is searched for: the trimmed text, a moment after the last key. */
  query: string
  /** How many posts, and how many resources, to show. */
  limit: number
}

const page = 20
const pause = 120

const limitIn = (state: unknown): number =>
  typeof state === "object" && state !== null && "limit" in state ? Number(state.limit) || page : page

/** Whether the history stands at this entry. The router calls one that it did not make "initial". */
const isCurrent = (key = "initial"): boolean => (window.history.state?.key ?? "initial") === key

/** Past the router, which would announce a new page with every letter; it reads this address when it comes back to it. */
const writeAddress = (query: string, limit: number) =>
  window.history.replaceState(
    { ...window.history.state, limit },
    "",
    query ? searchPath(query) : addresses.search,
  )

/**
 * The text of the page's search box: what the address says until somebody types, and then the address follows.
 * What was typed belongs to its entry of the history, so that back and forward show the query of theirs.
 */
export const useSearchText = ({ search, key, state }: SearchLocation) => {
  const addressed = useBrowserValue(() => new URLSearchParams(search).get("q")?.trim() ?? "", "")
  const entry = `${key} ${search}`
  const [typed, setTyped] = useState<Text & { entry: string }>()
  const current: Text =
    typed?.entry === entry ? typed : { text: addressed, query: addressed, limit: limitIn(state) }
  const { text, query, limit } = current
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const settle = (changes: Partial<Text>) => {
    clearTimeout(timer.current)
    const next = { text, query, limit, ...changes }
    writeAddress(next.query, next.limit)
    setTyped({ ...next, entry })
  }
  // An effect would stop the timer only after the next frame, and what it holds could be written over a later letter; so
  // each letter stops it. The history, too, is at its next entry before anything is rendered.
  const type = (next: string) => {
    clearTimeout(timer.current)
    setTyped({ text: next, query, limit, entry })
    const wanted = next.trim()
    if (wanted === query) return
    timer.current = setTimeout(() => {
      if (isCurrent(key)) settle({ text: next, query: wanted, limit: page })
    }, pause)
  }

  return {
    text,
    query,
    limit,
    type,
    submit: (next: string) => settle({ text: next, query: next, limit: next === query ? limit : page }),
    showMore: () => settle({ limit: limit + page }),
  }
}
