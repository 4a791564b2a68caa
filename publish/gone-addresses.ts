import { searchIndexFolder } from "../src/shared/built-files"
import { listingOf } from "../src/shared/paths"
import { folderOf } from "../src/shared/redirects"
import { isHashed, type ServerManifest } from "../src/shared/server-manifest"

type Addresses = Pick<ServerManifest, "files" | "redirects" | "gone">

// Nobody links to page data, the search index or files with hashed names.
const isData = (path: string) => path.startsWith("/page-data/") || path.startsWith(searchIndexFolder)

const addressesOf = ({ files }: Addresses): string[] =>
  files
    .filter(route => route.status === 200 && !isHashed(route) && !isData(route.path))
    .map(({ path }) => path)

/** Further pages of a listing that still exists do not count as gone. */
export const goneAddresses = (now: Addresses, before: Addresses): string[] => {
  const existing = new Set([...now.files.map(({ path }) => path), ...now.redirects.map(({ from }) => from)])
  const known = [...addressesOf(before), ...before.redirects.map(({ from }) => from), ...(before.gone ?? [])]
  return [...new Set(known)].filter(path => !existing.has(path) && !existing.has(listingOf(path))).sort()
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1)

const successorOf = (gone: string, added: readonly string[]): string | undefined => {
  const beside = added.filter(path => folderOf(path) === folderOf(gone))
  return added.find(path => nameOf(path) === nameOf(gone)) ?? (beside.length === 1 ? beside[0] : undefined)
}

/** Addresses that an earlier `--allow-gone` accepted are not reported again. */
export const reportGone = (now: Addresses, before: Addresses): string[] => {
  const allowed = new Set(before.gone)
  const gone = goneAddresses(now, before).filter(path => !allowed.has(path))
  if (gone.length === 0) return []
  const known = new Set(addressesOf(before))
  const added = addressesOf(now).filter(path => !known.has(path))
  return [
    "These addresses would return 404. Add to content/redirects.json where each leads now:",
    ...gone.map(from => `  { "from": "${from}", "to": "${successorOf(from, added) ?? "/…"}" },`),
    "or accept the loss; they will return 410: npm run deploy -- --allow-gone",
  ]
}
