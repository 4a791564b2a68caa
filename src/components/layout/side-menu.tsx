import { type MouseEvent, useRef } from "react"
import { addresses } from "../../shared/addresses"
import { SearchBox } from "../search/search-box"
import { Button, ButtonLink } from "../ui/button"
import { CloseIcon, MenuIcon } from "../ui/icons"
import { NavigationLinks } from "./navigation-links"

const menuId = "side-menu"

// React 18 has no types for invoker commands, which open the dialog even where no script runs (HTML, "commandfor").
const opens = { commandfor: menuId, command: "show-modal" }
const closes = { commandfor: menuId, command: "close" }

/** In place of a button's command, which would do the same once more: browsers complain of that on the console. */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

/**
 * The panel of 300 px that slides in on small screens. A native modal dialog keeps the focus inside, closes on Escape
 * and gives the focus back; choosing a link and the backdrop close it too.
 */
export const SideMenu = ({ path }: { path: string }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.open || dialog.current?.showModal()
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="menu-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={instead(open)}
        {...opens}
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
        onClick={closeOnBackdrop}
        closedby="any"
      >
        <Button variant="ghost" size="icon" aria-label="Close menu" onClick={instead(close)} {...closes}>
          <CloseIcon />
        </Button>
        <SearchBox id="menu-search" onSearch={close} />
        <nav aria-label="Menu" className="quiet-links">
          <NavigationLinks path={path} onChoose={close} />
        </nav>
        <div>
          <ButtonLink to={addresses.contact} onClick={close}>
            Book Consultation
          </ButtonLink>
          <ButtonLink to={addresses.landing} variant="outline" onClick={close}>
            Free SEO Audit
          </ButtonLink>
        </div>
      </dialog>
    </>
  )
}
