import { Logo } from "../components/layout/logo"
import { addresses } from "../shared/addresses"
import { site } from "../shared/site"
import { ampPathOf } from "./links"

const links = site.navigation.flatMap(({ label, path }) => {
  const ampPath = ampPathOf(path)
  return ampPath ? [{ label, path: ampPath }] : []
})

/** Logo and the five AMP documents. */
export const AmpHeader = ({ path }: { path: string }) => (
  <header className="border-b border-rule">
    <div className="page-width flex min-h-16 flex-wrap content-center items-baseline justify-between gap-x-8 py-1">
      <a
        className="flex min-h-11 items-center no-underline"
        href={addresses.amp}
        aria-label={`${site.brand}, home`}
      >
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
    </div>
  </header>
)
