import { useRef, useState } from "react"
import { paths, searchPath } from "../../shared/paths"
import { useBrowserValue } from "../ui/use-browser-value"

type Limits = { limit: number; textLimit: number }

/** The text in the box, and the query: the trimmed text, a moment after the last key. */
type Input = Limits & { text: string; query: string }

const pageSize = 20
const textPageSize = 5
const debounceMs = 120
const firstLimits: Limits = { limit: pageSize, textLimit: textPageSize }

const limitsIn = (state: unknown): Limits => {
  const { limit, textLimit } = (state ?? {}) as Partial<Limits>
  return { limit: Number(limit) || pageSize, textLimit: Number(textLimit) || textPageSize }
}

/** Bypasses the router, which would announce a new page with every letter. */
const updateUrl = ({ query, limit, textLimit }: Input) =>
  window.history.replaceState(
    { ...window.history.state, limit, textLimit },
    "",
    query ? searchPath(query) : paths.search,
  )

/** The text in the search box: the URL's query until somebody types, then the URL follows. Back and forward restore it. */
export const useQuery = ({ search, key, state }: { search: string; key?: string; state?: unknown }) => {
  const queryInUrl = useBrowserValue(() => new URLSearchParams(search).get("q")?.trim() ?? "", "")
  const entry = `${key} ${search}`
  const [typed, setTyped] = useState<Input & { entry: string }>()
  const shown: Input =
    typed?.entry === entry ? typed : { text: queryInUrl, query: queryInUrl, ...limitsIn(state) }
  const { query, limit, textLimit } = shown
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const update = (changes: Partial<Input>) => {
    clearTimeout(timer.current)
    const next = { ...shown, ...changes }
    updateUrl(next)
    setTyped({ ...next, entry })
  }
  // Clear the timer here: in an effect, a frame later, the old text could replace the new.
  const setText = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ ...shown, text, entry })
    const next = text.trim()
    if (next === query) return
    const { href } = window.location
    timer.current = setTimeout(() => {
      if (window.location.href === href) update({ text, query: next, ...firstLimits })
    }, debounceMs)
  }

  return {
    ...shown,
    setText,
    submit: (text: string) => update({ text, query: text, ...(text === query ? {} : firstLimits) }),
    showMore: () => update({ limit: limit + pageSize }),
    showMoreTexts: () => update({ textLimit: textLimit + textPageSize }),
  }
}
