import { useEffect } from "react"

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** The search box in sight: an open dialog's, else the page's own, else the header's. */
const boxInSight = (): HTMLInputElement | undefined =>
  [
    ...(document.querySelector("dialog[open]") ?? document).querySelectorAll<HTMLInputElement>(
      ".search-box input",
    ),
  ]
    .filter(box => box.getClientRects().length > 0)
    .at(-1)

// Shift is allowed: on many keyboards the slash needs it.
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (isWriting(event.target)) return
  const box = boxInSight()
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
}

/** Makes the slash key lead to the search box, except while writing. */
export const useSearchShortcut = (): void =>
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
