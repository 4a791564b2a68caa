import { Link } from "gatsby"
import type { AnchorHTMLAttributes } from "react"
import { isAmpPath } from "../../shared/addresses"
import { prefetchCover } from "./prefetch-cover"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** For addresses that are no page of this application: a gone address, which answers with its own document. */
  plain?: boolean
}

const leavesApplication = (to: string) => !to.startsWith("/") || isAmpPath(to) || /\.\w+$/.test(to)

/** A link: within the application for the site's own pages, an ordinary one for files, AMP pages and other sites. */
export const SiteLink = ({ to, plain = false, ...rest }: SiteLinkProps) =>
  plain || leavesApplication(to) ? (
    <a href={to} {...rest} />
  ) : (
    <Link to={to} {...rest} onMouseEnter={() => prefetchCover(to)} />
  )
