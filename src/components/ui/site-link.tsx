import type { AnchorHTMLAttributes } from "react"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  /** For addresses that are no page of this application: a gone address, which answers with its own document. */
  plain?: boolean
}

/** A link; those to the site's own pages are followed within the application (`src/browser/follow-links.ts`). */
export const SiteLink = ({ to, plain = false, ...rest }: SiteLinkProps) => (
  <a href={to} data-document={plain ? "" : undefined} {...rest} />
)
