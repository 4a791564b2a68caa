import { addresses, isBlogPath } from "../../shared/addresses"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

/** `page` for the page itself, `true` for the section it belongs to (WAI-ARIA 1.2, aria-current). */
const current = (path: string, to: string): "page" | "true" | undefined => {
  if (path === to) return "page"
  const isBelow = to === addresses.blog ? isBlogPath(path) : to !== "/" && path.startsWith(`${to}/`)
  return isBelow ? "true" : undefined
}

type NavigationLinksProps = { path: string; onChoose?: () => void }

/** The main navigation as a list, the current page marked. */
export const NavigationLinks = ({ path, onChoose }: NavigationLinksProps) => (
  <ul>
    {site.navigation.map(({ label, path: to }) => (
      <li key={to}>
        <SiteLink to={to} aria-current={current(path, to)} onClick={onChoose}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
)
