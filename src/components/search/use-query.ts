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
  /** How many pages found by their texts to show. */
  textLimit: number
}

const page = 20
const textPage = 5
const pause = 120

type Limits = Pick<Text, "limit" | "textLimit">
const firstLimits: Limits = { limit: page, textLimit: textPage }

const limitsIn = (state: unknown): Limits => {
  const { limit, textLimit } = { ...firstLimits, ...(state as Partial<Limits> | undefined) }
  return { limit: Number(limit) || page, textLimit: Number(textLimit) || textPage }
}

/** Whether the history stands at this entry. The router calls one that it did not make "initial". */
const isCurrent = (key = "initial"): boolean => (window.history.state?.key ?? "initial") === key

/** Past the router, which would announce a new page with every letter; it reads this address when it comes back to it. */
const writeAddress = ({ query, limit, textLimit }: Text) =>
  window.history.replaceState(
    { ...window.history.state, limit, textLimit },
    "",
    query ? searchPath(query) : addresses.search,
  )

/**
 * The text of the page's search box: what the address says until somebody types, and then the address follows.
 * What was typed belongs to its entry of the history, so that back and forward show the query of theirs.
 */
export const useQuery = ({ search, key, state }: SearchLocation) => {
  const addressed = useBrowserValue(() => new URLSearchParams(search).get("q")?.trim() ?? "", "")
  const entry = `${key} ${search}`
  const [typed, setTyped] = useState<Text & { entry: string }>()
  const shown: Text =
    typed?.entry === entry ? typed : { text: addressed, query: addressed, ...limitsIn(state) }
  const { query, limit, textLimit } = shown
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const settle = (changes: Partial<Text>) => {
    clearTimeout(timer.current)
    const next = { ...shown, ...changes }
    writeAddress(next)
    setTyped({ ...next, entry })
  }
  // An effect would stop the timer only after the next frame, and what it holds could be written over a later letter; so
  // each letter stops it. The history, too, is at its next entry before anything is rendered.
  const type = (next: string) => {
    clearTimeout(timer.current)
    setTyped({ ...shown, text: next, entry })
    const wanted = next.trim()
    if (wanted === query) return
    timer.current = setTimeout(() => {
      if (isCurrent(key)) settle({ text: next, query: wanted, ...firstLimits })
    }, pause)
  }

  return {
    ...shown,
    type,
    submit: (next: string) => settle({ text: next, query: next, ...(next === query ? {} : firstLimits) }),
    showMore: () => settle({ limit: limit + page }),
    showMoreTexts: () => settle({ textLimit: textLimit + textPage }),
  }
}
