import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { offerCodeButtons } from "./src/browser/code-buttons"
import { fetchAhead, watchLinks } from "./src/browser/fetch-ahead"
import { followLinks } from "./src/browser/follow-links"
import { applyFullStylesheet, applyFullStylesheetOnChange } from "./src/browser/full-stylesheet"
import { layOutAtOnce, layOutRest } from "./src/browser/lay-out-rest"
import { loadOtherRelease } from "./src/browser/other-release"
import "./src/styles/global.css"
import { wrapPage } from "./src/components/layout/page-element"

/** The page shell around each page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

/** Gatsby scrolls to a place on the next page as soon as that stands in the document, so its style comes before. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return
  applyFullStylesheet()
  layOutAtOnce()
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

const takeOver = async (element: ReactNode, container: Element): Promise<void> => {
  if (loadOtherRelease()) return
  await applyFullStylesheetOnChange(container)
  startTransition(() => {
    hydrateRoot(container, element)
  })
  layOutRest()
}

/**
 * React takes over the HTML once nothing can change its look any more, in slices that let the visitor through. In develop
 * there is no HTML to take over, and Gatsby renders.
 */
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production" ? takeOver : undefined
