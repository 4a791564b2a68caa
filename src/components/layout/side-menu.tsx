import { type MouseEvent, useRef } from "react"
import { frameWords } from "../../shared/words/frame"
import { SearchBox } from "../search/search-box"
import { audit, booking } from "../sections/link-lists"
import { Button, ButtonLink } from "../ui/button"
import { CloseIcon, MenuIcon } from "../ui/icons"
import { NavigationLinks, type PagePlace } from "./navigation-links"

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
export const SideMenu = (place: PagePlace) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.open || dialog.current?.showModal()
  const close = () => dialog.current?.close()
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="menu-button with-scripts"
        aria-label={frameWords.menu}
        aria-haspopup="dialog"
        onClick={withoutInvokerCommand(open)}
        {...openCommand}
      >
        <MenuIcon />
      </Button>
      <a href="#site-index" className="menu-link without-scripts button button-ghost">
        {frameWords.menu}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={dialog}
        id={menuId}
        className="side-menu"
        aria-label={frameWords.menu}
        // A click on the backdrop, where browsers don't know `closedby` yet.
        onClick={event => event.target === dialog.current && close()}
        closedby="any"
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label={frameWords.closeMenu}
          onClick={withoutInvokerCommand(close)}
          {...closeCommand}
        >
          <CloseIcon />
        </Button>
        <SearchBox id="menu-search" onSearch={close} />
        <nav aria-label={frameWords.menu} className="quiet-links">
          <NavigationLinks {...place} onChoose={close} />
        </nav>
        <div>
          <ButtonLink to={booking.path} onClick={close}>
            {booking.label}
          </ButtonLink>
          <ButtonLink to={audit.path} variant="outline" onClick={close}>
            {audit.label}
          </ButtonLink>
        </div>
      </dialog>
    </>
  )
}
