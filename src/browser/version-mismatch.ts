import { type PageResult, pageHash, pageHashAttribute } from "../shared/hash"

/** Gatsby's own loader (cache-dir/loader.js, `publicLoader`), which holds the data of the page in view. */
type WithLoader = {
  readonly ___loader?: { readonly loadPageSync: (path: string) => { readonly json?: PageResult } | undefined }
}

const storageKey = "reloaded-for"

const hasReloadedFor = (document: string): boolean => {
  try {
    const isAgain = sessionStorage.getItem(storageKey) === document
    sessionStorage.setItem(storageKey, document)
    return isAgain
  } catch {
    // Without storage the page would reload for ever.
    return true
  }
}

/**
 * Reloads the page when its document and its data come from two releases: the site was published between the two
 * requests, or the browser showed a cached document. Gatsby compares scripts alone, which stay the same when only content
 * has changed. It reloads once, in case a cache on the way keeps serving the old document.
 * @returns whether the page reloads, so that nothing is to be hydrated
 */
export const reloadOnVersionMismatch = (): boolean => {
  const documentHash = document.documentElement.getAttribute(pageHashAttribute)
  const { json } = (window as WithLoader).___loader?.loadPageSync(location.pathname + location.search) ?? {}
  if (documentHash === null || json === undefined || pageHash(json) === documentHash) return false
  if (hasReloadedFor(`${location.pathname} ${documentHash}`)) return false
  location.reload()
  return true
}
