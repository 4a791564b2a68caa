import { paths } from "./paths"

/** An address that has moved: a path, or everything below one if both end in `/*`. */
export type Redirect = { readonly from: string; readonly to: string }

/** Addresses that programs try without having been told of them, and what they look for. */
export const guessedAddresses: ReadonlyMap<string, string> = new Map([
  ["/sitemap.xml", paths.xmlSitemap],
  ["/favicon.ico", "/favicon-32.png"],
  ...["/feed", "/rss", "/feed.xml", "/atom.xml", "/index.xml"].map(path => [path, paths.rssFeed] as const),
])

export const isSection = ({ from, to }: Redirect): boolean => from.endsWith("/*") && to.endsWith("/*")

const sectionOf = (path: string): string => path.slice(0, -1)

/** A section becomes one redirect per page, so that hosts need no patterns. Single addresses precede sections. */
export const expandRedirects = (redirects: readonly Redirect[], pages: Iterable<string>): Redirect[] => {
  const pagePaths = [...pages]
  const sections = redirects.filter(isSection)
  const found = [
    ...redirects.filter(redirect => !isSection(redirect)),
    ...sections.flatMap(({ from, to }) =>
      pagePaths
        .filter(path => path.startsWith(sectionOf(to)) && path !== sectionOf(to))
        .map(path => ({ from: sectionOf(from) + path.slice(sectionOf(to).length), to: path })),
    ),
  ]
  // The first of several with the same source wins.
  return [...new Map(found.reverse().map(redirect => [redirect.from, redirect])).values()].reverse()
}

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"))

/** The slug of the oldest redirect to one of the `current` addresses, from the same folder or from below /blog. */
export const firstSlug = (slug: string, current: readonly string[], redirects: readonly Redirect[]) => {
  const renamed = redirects.find(
    ({ from, to }) =>
      current.includes(to) && (folderOf(from) === folderOf(to) || folderOf(from) === paths.blog),
  )
  return renamed ? renamed.from.slice(folderOf(renamed.from).length + 1) : slug
}
