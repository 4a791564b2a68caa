import { paths } from "./paths"

/** An address that has moved: a path, or everything below one if both end in `/*`. */
export type Redirect = { readonly from: string; readonly to: string }

export const isSection = ({ from, to }: Redirect): boolean => from.endsWith("/*") && to.endsWith("/*")

const sectionOf = (path: string): string => path.slice(0, -1)

/**
 * Expands the lines of `content/redirects.json`: a section becomes one redirect per page below its new address, so that hosts
 * need no patterns and every target exists. Single addresses take precedence over sections, earlier sections over later ones.
 * @param pages the paths of all pages of the site
 */
export const expandRedirects = (redirects: readonly Redirect[], pages: Iterable<string>): Redirect[] => {
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
  // The first of several with the same source wins.
  return [...new Map(found.reverse().map(redirect => [redirect.from, redirect])).values()].reverse()
}

/** The parent of a path: `/blog` of `/blog/x`. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"))

/**
 * The first slug of an article: that of the oldest redirect to one of its addresses from the same folder or from below /blog.
 * New lines are appended.
 * @param current the article's current addresses
 */
export const firstSlug = (
  slug: string,
  current: readonly string[],
  redirects: readonly Redirect[],
): string => {
  const renamed = redirects.find(
    ({ from, to }) =>
      current.includes(to) && (folderOf(from) === folderOf(to) || folderOf(from) === paths.blog),
  )
  return renamed ? renamed.from.slice(folderOf(renamed.from).length + 1) : slug
}
