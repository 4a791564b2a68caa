import { ButtonLink } from "../components/ui/button"
import { Logo } from "../components/ui/icons"
import { addresses } from "../shared/addresses"
import { site } from "../shared/site"
import { ampPathOf } from "./links"

// Where there is an AMP document, to it; to the ordinary page otherwise.
const links = site.navigation.map(({ label, path }) => ({ label, path: ampPathOf(path) ?? path }))

/** Logo, the whole navigation and Book Consultation, which wrap where they have to: no script is loaded for a menu. */
export const AmpHeader = ({ path }: { path: string }) => (
  <header className="amp-header">
    <div className="page-width">
      <a className="home-link" href={addresses.amp} aria-label={`${site.brand}, home`}>
        <Logo />
      </a>
      <nav className="amp-nav" aria-label="Main">
        <ul>
          {links.map(({ label, path: to }) => (
            <li key={to}>
              <a href={to} aria-current={to === path ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={addresses.contact} size="sm">
        Book Consultation
      </ButtonLink>
    </div>
  </header>
)
