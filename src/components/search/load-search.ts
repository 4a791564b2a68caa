import type { Search } from "../../search/search"
import { searchEntry, searchIndexFolder } from "../../shared/addresses"

const patience = 10_000

/** The server has no such file: a newer release has replaced the index that this page knows. */
class StaleIndexError extends Error {}

const fetchText = async (name: string): Promise<string> => {
  const response = await fetch(searchIndexFolder + name, { signal: AbortSignal.timeout(patience) })
  if (response.status === 404 || response.status === 410) throw new StaleIndexError(name)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response.text()
}

let opening: Promise<Search> | undefined

/** Loads the search's code, which brings FlexSearch, and the entry of its index, each once. */
const loadSearch = (): Promise<Search> => {
  if (opening) return opening
  const loading = Promise.all([fetchText(searchEntry), import("../../search/search")]).then(
    ([entry, { openSearch }]) => openSearch(JSON.parse(entry), fetchText),
  )
  opening = loading
  loading.catch(() => forget(loading))
  return loading
}

const forget = (loaded: Promise<Search>): void => {
  if (opening === loaded) opening = undefined
}

/** Loads what every search needs ahead of the first. A failure is told when somebody searches. */
export const prepareSearch = (): Promise<unknown> => loadSearch().catch(() => {})

/** Asks the search, and once more with the newest index where its files are gone. @throws when they cannot be loaded. */
export const askSearch = async <Answer>(ask: (search: Search) => Promise<Answer>): Promise<Answer> => {
  const loaded = loadSearch()
  try {
    return await ask(await loaded)
  } catch (error) {
    if (!(error instanceof StaleIndexError)) throw error
    forget(loaded)
    return ask(await loadSearch())
  }
}
