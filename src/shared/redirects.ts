import { addresses } from "./addresses"

/** An address that has moved: a path, or, with `/*` at the end of both, everything below one. */
export type Redirect = { readonly from: string; readonly to: string }

export const isSection = ({ from, to }: Redirect): boolean => from.endsWith("/*") && to.endsWith("/*")

const sectionOf = (path: string): string => path.slice(0, -1)

/**
 * Expands the lines of `content/redirects.json`: a section becomes one redirect for each page below its new address, so that
 * hosts need no patterns and nothing leads to an address that does not exist. A single address wins over sections, and an
 * earlier section over a later one.
 * @param pages the paths of all pages of the site
 */
export const singleRedirects = (redirects: readonly Redirect[], pages: Iterable<string>): Redirect[] => {
  const paths = [...pages]
  const sections = redirects.filter(isSection)
  const found = [
    ...redirects.filter(redirect => !isSection(redirect)),
    ...sections.flatMap(({ from, to }) =>
      paths
        .filter(path => path.startsWith(sectionOf(to)) && path !== sectionOf(to))
        .map(path => ({ from: sectionOf(from) + path.slice(sectionOf(to).length), to: path })),
    ),
  ]
  // Of several with one source the first counts.
  return [...new Map(found.reverse().map(redirect => [redirect.from, redirect])).values()].reverse()
}

/** The parent of a path: `/blog` of `/blog/x`. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"))

/**
 * The first slug of an article: that of the oldest line which leads from below the same folder, or from
 * below /blog, to one of its addresses. New lines are written at the end.
 * @param paths the addresses of the article now
 */
export const firstSlug = (slug: string, paths: readonly string[], redirects: readonly Redirect[]): string => {
  const renamed = redirects.find(
    ({ from, to }) =>
      paths.includes(to) && (folderOf(from) === folderOf(to) || folderOf(from) === addresses.blog),
  )
  return renamed ? renamed.from.slice(folderOf(renamed.from).length + 1) : slug
}
