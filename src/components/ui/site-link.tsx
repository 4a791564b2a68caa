import { Link } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { isAmpPath } from "../../shared/paths"
import { isRetiredPath } from "../../shared/retired-paths"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string }

/** Whether Gatsby can navigate to an address: not to a file or AMP document, nor to a retired address, whose status a server sends. */
export const isPage = (to: string): boolean => {
  const [path = ""] = to.split(/[?#]/)
  return /^\/(?!\/)/.test(to) && !isAmpPath(path) && !isRetiredPath(path) && !/\.\w+$/.test(path)
}

export const SiteLink = ({ to, ...rest }: SiteLinkProps) =>
  isPage(to) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
