import type { Search } from "../../search/search-index"
import { searchEntry, searchIndexFolder } from "../../shared/paths"

const timeout = 10_000

/** A newer release has replaced the index that this page knows. */
class StaleIndexError extends Error {}

const fetchText = async (name: string): Promise<string> => {
  const response = await fetch(searchIndexFolder + name, { signal: AbortSignal.timeout(timeout) })
  if (response.status === 404 || response.status === 410) throw new StaleIndexError(name)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response.text()
}

let loading: Promise<Search> | undefined

const loadSearch = (): Promise<Search> => {
  loading ??= Promise.all([fetchText(searchEntry), import("../../search/search-index")])
    .then(([entry, { openSearch }]) => openSearch(JSON.parse(entry), fetchText))
    .catch(error => {
      loading = undefined
      throw error
    })
  return loading
}

/** Preloads what every search needs. Failures are reported by the search itself. */
export const preloadSearch = (): Promise<unknown> => loadSearch().catch(() => {})

/** Runs a search, and again on the newest index if its files have been replaced. @throws if they cannot be loaded */
export const runSearch = async <Answer>(run: (search: Search) => Promise<Answer>): Promise<Answer> => {
  const current = loadSearch()
  try {
    return await run(await current)
  } catch (error) {
    if (!(error instanceof StaleIndexError)) throw error
    if (loading === current) loading = undefined
    return run(await loadSearch())
  }
}
