import { Link, navigate } from "gatsby"
import type { AnchorHTMLAttributes, MouseEvent } from "react"
import { isAmpPath } from "../../shared/amp-paths"
import { isRetiredPath } from "../../shared/page-status"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** Where the page of a retired address is now: a plain click goes straight there. */
  canonical?: string | undefined
}

/** Whether a click follows its link in the same tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Whether Gatsby can navigate to an address: not to a file or AMP document, nor to a retired address, whose status a server sends. */
export const isPage = (to: string): boolean => {
  const [path = ""] = to.split(/[?#]/)
  return /^\/(?!\/)/.test(to) && !isAmpPath(path) && !isRetiredPath(path) && !/\.\w+$/.test(path)
}

export const SiteLink = ({ to, canonical, ...rest }: SiteLinkProps) => {
  if (isPage(to)) return <Link to={to} {...rest} />
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
