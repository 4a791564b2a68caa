import type { FileRoute, ServerManifest } from "../../src/shared/server-manifest"

/** Some addresses: how many, and the first of them. */
export type Addresses = { readonly count: number; readonly first: readonly string[] }

/** What became of the pages from one release to the next. */
export type PageChanges = { readonly added: Addresses; readonly changed: Addresses; readonly gone: Addresses }

const told = 10
const addresses = (paths: readonly string[]): Addresses => ({
  count: paths.length,
  first: [...paths].sort().slice(0, told),
})

/** The addresses of a site where a page answers 200. */
export const pagesOf = ({ files }: Pick<ServerManifest, "files">): FileRoute[] =>
  files.filter(({ file, status }) => status === 200 && file.endsWith(".html"))

/** Compares the pages of a site with those of the site before; without one, every page is new. */
export const comparePages = (
  now: Pick<ServerManifest, "files">,
  before: Pick<ServerManifest, "files"> = { files: [] },
): PageChanges => {
  const known = new Map(pagesOf(before).map(({ path, hash }) => [path, hash]))
  const pages = pagesOf(now)
  const paths = new Set(pages.map(({ path }) => path))
  return {
    added: addresses(pages.filter(({ path }) => !known.has(path)).map(({ path }) => path)),
    changed: addresses(
      pages.filter(({ path, hash }) => known.has(path) && known.get(path) !== hash).map(({ path }) => path),
    ),
    gone: addresses([...known.keys()].filter(path => !paths.has(path))),
  }
}
