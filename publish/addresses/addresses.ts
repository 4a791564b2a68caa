import { listingOf } from "../../src/shared/listing-paths"
import { type FileRoute, isHashed, type ServerManifest } from "../../src/shared/server-manifest"

/** What of a manifest decides which addresses a site has. */
export type AddressBook = Pick<ServerManifest, "files" | "redirects" | "gone">

// Data of pages and of the search; what is named by its content says so in its headers. Nobody notes such addresses.
const data = /^\/(?:page-data|search-index)\//

/** Whether others may have noted the address of a file. */
const isKnownAddress = (route: FileRoute): boolean =>
  route.status === 200 && !isHashed(route) && !data.test(route.path)

/** The addresses where a site answers with a page or a file. */
export const addressesOf = ({ files }: Pick<AddressBook, "files">): string[] =>
  files.filter(isKnownAddress).map(({ path }) => path)

/**
 * The addresses that once answered and now would be unknown: those of the site before, its redirects, and those that were
 * gone there already. A further page of a listing that is still there is none.
 */
export const goneAddresses = (now: Omit<AddressBook, "gone">, before: AddressBook): string[] => {
  const answered = new Set([...now.files.map(({ path }) => path), ...now.redirects.map(({ from }) => from)])
  const known = [...addressesOf(before), ...before.redirects.map(({ from }) => from), ...(before.gone ?? [])]
  return [...new Set(known)].filter(path => !answered.has(path) && !answered.has(listingOf(path))).sort()
}
