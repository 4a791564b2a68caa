import { type RefObject, useEffect } from "react"

const boxes = ".page-search input"
const hits = ".found-posts a, .text-hits a"

/**
 * Lets the arrow keys walk from the page's search box through the hits and back; Enter opens a hit as any link. Escape
 * leads from a hit to the box, and from the box out of it.
 */
export const useHitKeys = (page: RefObject<HTMLElement>): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches(`${boxes}, ${hits}`)) return
      const stops = [...(page.current?.querySelectorAll<HTMLElement>(`${boxes}, ${hits}`) ?? [])]
      const at = stops.indexOf(target)
      const goal = {
        ArrowDown: stops[at + 1],
        ArrowUp: stops[at - 1],
        Escape: at > 0 ? stops[0] : null,
      }[event.key]
      if (goal === undefined) return
      // A browser would empty the box at Escape, and scroll at the arrows.
      event.preventDefault()
      if (goal) goal.focus()
      else target.blur()
    }
    const element = page.current
    element?.addEventListener("keydown", onKeyDown)
    return () => element?.removeEventListener("keydown", onKeyDown)
  }, [page])
