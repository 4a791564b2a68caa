import { Link, navigate } from "gatsby"
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from "react"
import { isAmpPath } from "../../shared/amp-paths"
import { isClosedPage } from "../../shared/closed-pages"
import { isRetiredPath } from "../../shared/page-status"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** Where the page of a retired address is now: a plain click goes straight there. */
  canonical?: string | undefined
}

/** Whether a click follows its link in the same tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Whether Gatsby can navigate to an address: not to a file or AMP document, nor to a retired address, whose status a server sends,
 * nor to a closed page, whose policy a server sends.
 */
export const isPage = (to: string): boolean => {
  const [path = ""] = to.split(/[?#]/)
  const isDocument = isAmpPath(path) || isRetiredPath(path) || isClosedPage(path)
  return /^\/(?!\/)/.test(to) && !isDocument && !/\.\w+$/.test(path)
}

/** Whether the page is closed, so that the browser follows its links. */
export const InClosedPage = createContext(false)

/** Navigates within the document, or from a closed page to another one. */
export const goTo = (to: string): void => {
  if (isClosedPage(location.pathname)) location.assign(to)
  else navigate(to)
}

export const SiteLink = ({ to, canonical, ...rest }: SiteLinkProps) => {
  const isClosed = useContext(InClosedPage)
  if (isPage(to) && !isClosed) return <Link to={to} {...rest} />
  const followed = canonical &&
    isRetiredPath(to) && {
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(canonical)
      },
    }
  return <a href={to} {...rest} {...followed} />
}
