import { pageHash, pageHashAttribute } from "../shared/page-hash"
import { loader } from "./loader"

const storageKey = "loaded-again-for"

const wasLoadedAgainFor = (document: string): boolean => {
  try {
    const isAgain = sessionStorage.getItem(storageKey) === document
    sessionStorage.setItem(storageKey, document)
    return isAgain
  } catch {
    // Without storage it would go on for ever.
    return true
  }
}

/**
 * Whether the document and the data that has come for it are of two releases: the site was published between the two
 * requests, or the browser showed an old document again. Gatsby looks only whether the scripts are the same, which
 * they are when content alone has changed.
 */
const isOfOtherRelease = (): boolean => {
  const shown = document.documentElement.getAttribute(pageHashAttribute)
  const { json } = loader()?.loadPageSync(location.pathname + location.search) ?? {}
  return shown !== null && json !== undefined && pageHash(json) !== shown
}

/**
 * Loads the page anew when its document and its data are of two releases; once, in case a cache on the way keeps giving
 * out the old document.
 * @returns whether it does, so that nothing is to be taken over
 */
export const loadOtherRelease = (): boolean => {
  if (!isOfOtherRelease()) return false
  const shown = `${location.pathname} ${document.documentElement.getAttribute(pageHashAttribute)}`
  if (wasLoadedAgainFor(shown)) return false
  location.reload()
  return true
}
