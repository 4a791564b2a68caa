import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

/** `page` for the page itself, `true` for its section (WAI-ARIA 1.2, aria-current). */
const current = ({ path, section }: PagePlace, to: string): "page" | "true" | undefined => {
  if (path === to) return "page"
  return to === section || (to !== "/" && path.startsWith(`${to}/`)) ? "true" : undefined
}

/** A page's address, and that of the navigation to which it belongs if it is not below it. */
export type PagePlace = { path: string; section?: string | undefined }

type NavigationLinksProps = PagePlace & { addressOf?: (path: string) => string; onChoose?: () => void }

/** @param addressOf where a link leads, if not to the page itself */
export const NavigationLinks = ({ addressOf = path => path, onChoose, ...place }: NavigationLinksProps) => (
  <ul>
    {site.navigation.map(({ label, path: to }) => (
      <li key={to}>
        <SiteLink to={addressOf(to)} aria-current={current(place, to)} onClick={onChoose}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
)
