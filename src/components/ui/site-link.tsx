import { Link } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { isAmpPath } from "../../shared/addresses"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** For addresses that answer with a document of their own, such as a 410 page. */
  plain?: boolean
}

/** AMP documents and files are no pages of this application, so Gatsby could not prefetch them. */
export const isPage = (to: string): boolean => {
  const [path = ""] = to.split(/[?#]/)
  return /^\/(?!\/)/.test(to) && !isAmpPath(path) && !/\.\w+$/.test(path)
}

/** A link to any address: Gatsby's `Link` for pages of the site, an ordinary one for the rest. */
export const SiteLink = ({ to, plain = false, ...rest }: SiteLinkProps) =>
  plain || !isPage(to) ? <a href={to} {...rest} /> : <Link to={to} {...rest} />
