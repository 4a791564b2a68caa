import { isAmpPath } from "../shared/addresses"

/** A link to a page of this application: the address as it stands there, and its page for Gatsby's loader. */
export type PageLink = { readonly to: string; readonly page: string }

const lost = new Set<string>()

/**
 * Has the browser itself open a page from now on, since it could not be fetched: Gatsby keeps a failure as long as the tab is
 * open, and would open the page without its query and fragment.
 * @param page path and query
 */
export const leaveToBrowser = (page: string): void => {
  lost.add(page)
}

/**
 * What a link leads to, unless that leaves the application: another site, a file, an AMP document, a download, a new tab,
 * what says itself that it is a document of its own (`data-document`), or a page that could not be fetched.
 */
export const pageLink = (link: HTMLAnchorElement): PageLink | undefined => {
  const to = link.getAttribute("href") ?? ""
  const { pathname, search, origin } = link
  const page = pathname + search
  const leaves =
    !/^\/(?!\/)/.test(to) ||
    origin !== location.origin ||
    isAmpPath(pathname) ||
    /\.\w+$/.test(pathname) ||
    link.hasAttribute("data-document") ||
    link.hasAttribute("download") ||
    link.target !== "" ||
    lost.has(page)
  return leaves ? undefined : { to, page }
}

/** The link that an event happened on. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a") : null
