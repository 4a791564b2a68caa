import { navigate } from "gatsby"
import { fetchCover, fetchPage, isSparing } from "./fetch-page"
import { linkOf, pageLink } from "./links"

/** A mouse comes over a link, or a button or a finger goes down on it. */
const intents = ["pointerover", "pointerdown", "touchstart"]

const fetchPointedAt = async (event: Event): Promise<void> => {
  const link = linkOf(event)
  const page = link && pageLink(link)?.page
  if (!page || isSparing() || page === location.pathname + location.search) return
  await fetchPage(page)
  fetchCover(page)
}

// As browsers decide it: everything else opens a tab, a window or a file.
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

const follow = (event: MouseEvent): void => {
  const link = linkOf(event)
  const to = link && pageLink(link)?.to
  if (!to || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  navigate(to, { replace: to === location.pathname })
}

/**
 * Links lead from page to page within the application from now on. One listener serves them all, those that stand in
 * texts too, so that a link is an element and nothing else; and one begins to fetch what is pointed at.
 */
export const followLinks = (): void => {
  for (const intent of intents) addEventListener(intent, fetchPointedAt, { passive: true })
  addEventListener("click", follow)
}
