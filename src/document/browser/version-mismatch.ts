import { type PageResult, pageHash, pageHashAttribute } from "../../shared/hash"

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

/** Reloads once if page and data are of different releases: Gatsby compares scripts only. @returns whether it reloads */
export const reloadOnVersionMismatch = (): boolean => {
  const documentHash = document.documentElement.getAttribute(pageHashAttribute)
  const { json } = (window as WithLoader).___loader?.loadPageSync(location.pathname + location.search) ?? {}
  if (documentHash === null || json === undefined || pageHash(json) === documentHash) return false
  if (hasReloadedFor(`${location.pathname} ${documentHash}`)) return false
  location.reload()
  return true
}
