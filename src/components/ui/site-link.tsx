import { Link } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { isAmpPath } from "../../shared/paths"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** For addresses outside the application, such as a 410 page. */
  plain?: boolean
}

/** Whether Gatsby can navigate to an address; AMP documents and files are not part of the application. */
export const isPage = (to: string): boolean => {
  const [path = ""] = to.split(/[?#]/)
  return /^\/(?!\/)/.test(to) && !isAmpPath(path) && !/\.\w+$/.test(path)
}

export const SiteLink = ({ to, plain = false, ...rest }: SiteLinkProps) =>
  plain || !isPage(to) ? <a href={to} {...rest} /> : <Link to={to} {...rest} />
