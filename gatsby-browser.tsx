import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { offerCodeButtons } from "./src/browser/code-buttons"
import { fetchAhead, watchLinks } from "./src/browser/fetch-ahead"
import { followLinks } from "./src/browser/follow-links"
import { loadOtherRelease } from "./src/browser/other-release"
import "./src/styles/global.css"
import { wrapPage } from "./src/components/layout/page-element"

/** The page shell around each page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

/** The chart of the home page draws itself on the page that is opened first, and not after a click (`src/styles/home.css`). */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) document.documentElement.dataset.moved = ""
}

/** Once a page is shown its blocks of code get their buttons, and its links are watched. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  offerCodeButtons()
  watchLinks()
}

/** Once the router listens, links are followed within the application. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  followLinks()
  fetchAhead()
}

const takeOver = (element: ReactNode, container: Element): void => {
  if (loadOtherRelease()) return
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/**
 * React hydrates the HTML in slices that let the visitor through. In develop there is no HTML to hydrate, and Gatsby
 * renders.
 */
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production" ? takeOver : undefined
