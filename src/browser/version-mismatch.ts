import { type PageResult, pageHash, pageHashAttribute } from "../shared/hash"

/** Gatsby's own loader (cache-dir/loader.js, `publicLoader`), which holds the current page's data. */
type WithLoader = {
  readonly ___loader?: { readonly loadPageSync: (path: string) => { readonly json?: PageResult } | undefined }
}

const storageKey = "reloaded-for"

const hasReloadedFor = (version: string): boolean => {
  try {
    const isAgain = sessionStorage.getItem(storageKey) === version
    sessionStorage.setItem(storageKey, version)
    return isAgain
  } catch {
    // Without storage the page might reload for ever.
    return true
  }
}

/**
 * Reloads the page when its document and its data come from different releases: the site was published between the two
 * requests, or the browser showed a cached document. Gatsby itself compares only scripts, which do not change when only
 * content does. It reloads once, since a cache in between may keep serving the old document.
 * @returns whether the page reloads, so that it must not be hydrated
 */
export const reloadOnVersionMismatch = (): boolean => {
  const documentHash = document.documentElement.getAttribute(pageHashAttribute)
  const { json } = (window as WithLoader).___loader?.loadPageSync(location.pathname + location.search) ?? {}
  if (documentHash === null || json === undefined || pageHash(json) === documentHash) return false
  if (hasReloadedFor(`${location.pathname} ${documentHash}`)) return false
  location.reload()
  return true
}
