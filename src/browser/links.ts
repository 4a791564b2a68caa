import { isAmpPath } from "../shared/addresses"

/** A link to a page of this application: the address as it stands there, and its page for Gatsby's loader. */
export type PageLink = { readonly to: string; readonly page: string }

/**
 * What a link leads to, unless that leaves the application: another site, a file, an AMP document, a download, a new tab,
 * or what says itself that it is a document of its own (`data-document`).
 */
export const pageLink = (link: HTMLAnchorElement): PageLink | undefined => {
  const to = link.getAttribute("href") ?? ""
  const { pathname, search, origin } = link
  const leaves =
    !/^\/(?!\/)/.test(to) ||
    origin !== location.origin ||
    isAmpPath(pathname) ||
    /\.\w+$/.test(pathname) ||
    link.hasAttribute("data-document") ||
    link.hasAttribute("download") ||
    link.target !== ""
  return leaves ? undefined : { to, page: pathname + search }
}

/** The link that an event happened on. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a") : null
