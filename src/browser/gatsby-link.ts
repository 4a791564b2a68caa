/**
 * Stands in the bundle for the package `gatsby-link` (`src/gatsby/webpack/lighten-bundle.ts`), of which Gatsby's runtime and this
 * site use two functions: links are followed by one listener, and addresses have neither prefix nor slash to be added.
 */

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** Shows another page (cache-dir/navigation.js). */
export const navigate: Navigate = (to, options) =>
  (window as unknown as { ___navigate: Navigate }).___navigate(to, options)

/** The parts of an address within the site; a search or hash without a word is none. */
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || "/") ?? []
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash }
}

// Gatsby's entry hands on these names too, which no page uses.
export const Link = undefined
export const withPrefix = undefined
export const withAssetPrefix = undefined
