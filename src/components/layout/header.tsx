import { type MouseEvent, useRef } from "react"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { SearchBox } from "../search/search-box"
import { Button, ButtonLink } from "../ui/button"
import { CloseIcon, Logo, MenuIcon, SearchIcon } from "../ui/icons"
import { SiteLink } from "../ui/site-link"

/** `page` for the page itself, `true` for its section (WAI-ARIA 1.2, aria-current). */
const current = ({ path, section }: PagePlace, to: string): "page" | "true" | undefined => {
  if (path === to) return "page"
  return to === section || (to !== "/" && path.startsWith(`${to}/`)) ? "true" : undefined
}

/** A page's address, and that of the navigation to which it belongs if it is not below it. */
export type PagePlace = { path: string; section?: string | undefined }

export const NavigationLinks = ({ onChoose, ...place }: PagePlace & { onChoose?: () => void }) => (
  <ul>
    {site.navigation.map(({ label, path: to }) => (
      <li key={to}>
        <SiteLink to={to} aria-current={current(place, to)} onClick={onChoose}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
)

const menuId = "side-menu"

// Invoker commands open and close the dialog even without JavaScript (HTML, "commandfor"); React 18 has no types for them.
const openCommand = { commandfor: menuId, command: "show-modal" }
const closeCommand = { commandfor: menuId, command: "close" }

/** Prevents the button's command, which would do the same again and log a warning. */
const withoutInvokerCommand = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

/** The panel for small screens. A modal dialog traps the focus, closes on Escape and restores the focus by itself. */
const SideMenu = (place: PagePlace) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.open || dialog.current?.showModal()
  const close = () => dialog.current?.close()
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="menu-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={withoutInvokerCommand(open)}
        {...openCommand}
      >
        <MenuIcon />
      </Button>
      <a href="#site-index" className="no-script-menu button button-ghost">
        Menu
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={dialog}
        id={menuId}
        className="side-menu"
        aria-label="Menu"
        // A click on the backdrop, where browsers don't know `closedby` yet.
        onClick={event => event.target === dialog.current && close()}
        closedby="any"
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close menu"
          onClick={withoutInvokerCommand(close)}
          {...closeCommand}
        >
          <CloseIcon />
        </Button>
        <SearchBox id="menu-search" onSearch={close} />
        <nav aria-label="Menu" className="quiet-links">
          <NavigationLinks {...place} onChoose={close} />
        </nav>
        <div>
          <ButtonLink to={paths.contact} onClick={close}>
            Book Consultation
          </ButtonLink>
          <ButtonLink to={paths.landing} variant="outline" onClick={close}>
            Free SEO Audit
          </ButtonLink>
        </div>
      </dialog>
    </>
  )
}

export const Header = (place: PagePlace) => (
  <header className="site-header">
    <div className="page-width site-header-row">
      <SiteLink to={paths.home} className="home-link" aria-label={`${site.brand}, home`}>
        <Logo />
      </SiteLink>
      <nav className="site-nav quiet-links" aria-label="Main">
        <NavigationLinks {...place} />
      </nav>
      <div className="site-header-tools">
        <div className="header-search">
          <SearchBox id="header-search" />
        </div>
        <ButtonLink
          to={paths.search}
          variant="ghost"
          size="icon"
          className="header-search-link"
          aria-label="Search this site"
        >
          <SearchIcon />
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="outline" size="sm" className="header-booking">
          Book Consultation
        </ButtonLink>
        <SideMenu {...place} />
      </div>
    </div>
  </header>
)
