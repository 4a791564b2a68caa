import type { Search } from "../../search/search-index"
import { searchEntry, searchIndexFolder } from "../../shared/built-files"

const timeout = 10_000

const fetchText = async (name: string): Promise<string> => {
  // `AbortSignal.timeout` is newer than some browsers that are served.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetch(searchIndexFolder + name, { signal: controller.signal })
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    return await response.text()
  } finally {
    clearTimeout(timer)
  }
}

let loading: Promise<Search> | undefined

const loadSearch = (): Promise<Search> => {
  loading ??= Promise.all([fetchText(searchEntry), import("../../search/search-index")]).then(
    ([entry, { openSearch }]) => openSearch(JSON.parse(entry), fetchText),
  )
  return loading
}

/** Runs a search. After a failure the next one loads the newest index. @throws if the index cannot be loaded */
export const runSearch = async <Answer>(
  run: (search: Search) => Answer | Promise<Answer>,
): Promise<Answer> => {
  try {
    return await run(await loadSearch())
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Preloads what every search needs. Failures are reported by the search itself. */
export const preloadSearch = (): Promise<unknown> => runSearch(() => {}).catch(() => {})
