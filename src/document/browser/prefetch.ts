import { isPage } from "../../components/ui/site-link"
import { isClosedPage } from "../../shared/closed-pages"
import { inParallel } from "../../shared/in-parallel"

type LoadPage = (path: string) => Promise<unknown>

const isInView = (link: Element): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

const pagesInView = (): string[] =>
  [...document.links]
    .filter(({ origin, pathname }) => origin === location.origin && isPage(pathname))
    .filter(isInView)
    .map(({ pathname }) => pathname)

let isRunning = false

/**
 * Loads data and scripts of the pages that links in view lead to. Gatsby calls this once the page is idle, unless the visitor
 * saves data or has a slow connection, but for four links every three seconds.
 */
export const loadPagesInView = async (asked: string, loadPage: LoadPage): Promise<void> => {
  if (isClosedPage(location.pathname)) return
  const load = (path: string) => loadPage(path).catch(() => undefined)
  void load(asked)
  if (isRunning) return
  isRunning = true
  await inParallel([...new Set(pagesInView())], 4, load)
  isRunning = false
}
