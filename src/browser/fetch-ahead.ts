import { fetchPage, isSparing } from "./fetch-page"
import { pageLink } from "./links"
import { whenIdle } from "./when-idle"

// 60 kB for each page that is shown: another is begun as long as the heaviest page of the site (14 kB) fits in.
const bytesToBegin = 45_000

// Whoever acts may be about to press: that goes first.
const msToWait = 200

const signs = ["pointermove", "touchstart", "scroll", "keydown"]

let hasActed = false
let received = 0
let isAtWork = false
let asked = new Set<string>()
const inSight = new Set<HTMLAnchorElement>()

/** The next page worth fetching: what the page itself offers comes before the navigation around it. */
const next = (): string | undefined => {
  const links = [...inSight].filter(link => link.isConnected)
  const pages = [...links.filter(link => link.closest("main")), ...links].map(link => pageLink(link)?.page)
  return pages.find(page => page && !asked.has(page) && page !== location.pathname)
}

const work = async (): Promise<void> => {
  if (isAtWork || !hasActed || isSparing()) return
  isAtWork = true
  await whenIdle()
  for (let page = next(); page && received <= bytesToBegin; page = next()) {
    asked.add(page)
    // Without a connection each link in sight would fail.
    if (!(await fetchPage(page))) received = Number.POSITIVE_INFINITY
    await whenIdle()
  }
  isAtWork = false
}

/** One after another, the pages that links in sight lead to are fetched while the browser is idle. */
const observer = () =>
  new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inSight.add(target as HTMLAnchorElement)
      else inSight.delete(target as HTMLAnchorElement)
    }
    work()
  })

let watching: IntersectionObserver | undefined

/** Looks anew at the links of the page that is shown now; its budget is its own. */
export const watchLinks = async (): Promise<void> => {
  await whenIdle()
  watching?.disconnect()
  watching = observer()
  inSight.clear()
  asked = new Set()
  received = 0
  for (const link of document.links) if (link instanceof HTMLAnchorElement) watching.observe(link)
}

/**
 * Fetches ahead what visitors are likely to press. It begins with their first sign (a movement, a touch, a key): who
 * only looks, or leaves, is sent nothing.
 */
export const fetchAhead = (): void => {
  const act = (event: Event) => {
    // Browsers tell so of a pointer that lies still while the page under it changes.
    if (event instanceof MouseEvent && !event.movementX && !event.movementY) return
    for (const sign of signs) removeEventListener(sign, act, { capture: true })
    setTimeout(() => {
      hasActed = true
      work()
    }, msToWait)
  }
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true })
  new PerformanceObserver(list => {
    for (const { initiatorType, transferSize } of list.getEntries() as PerformanceResourceTiming[])
      if (initiatorType === "script" || initiatorType === "xmlhttprequest") received += transferSize
  }).observe({ type: "resource" })
}
