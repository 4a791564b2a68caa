import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { applyFullStylesheet, applyFullStylesheetOnChange } from "./src/browser/full-stylesheet"
import { layOutAtOnce, layOutRest } from "./src/browser/lay-out-rest"
import { reloadOnVersionMismatch } from "./src/browser/version-mismatch"
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

/** Pages that show code load its copy buttons. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  if (!document.querySelector(".gatsby-highlight") || !navigator.clipboard) return
  import("./src/browser/copy-code").then(
    ({ addCopyButtons }) => addCopyButtons(document),
    () => {},
  )
}

const hydrate = async (element: ReactNode, container: Element): Promise<void> => {
  if (reloadOnVersionMismatch()) return
  await applyFullStylesheetOnChange(container)
  startTransition(() => {
    hydrateRoot(container, element)
  })
  layOutRest()
}

/** Hydrates in slices, so that a visitor who acts meanwhile is heard. `gatsby develop` has no HTML to hydrate. */
export const replaceHydrateFunction = (): typeof hydrate | undefined =>
  process.env.NODE_ENV === "production" ? hydrate : undefined
