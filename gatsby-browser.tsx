import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { reloadOnVersionMismatch } from "./src/browser/version-mismatch"
import "./src/styles/global.css"
import { wrapPage } from "./src/components/layout/page-shell"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  if (!document.querySelector(".gatsby-highlight") || !navigator.clipboard) return
  import("./src/browser/copy-code").then(
    ({ addCopyButtons }) => addCopyButtons(document),
    () => {},
  )
}

const hydrate = (element: ReactNode, container: Element): void => {
  if (reloadOnVersionMismatch()) return
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/** Hydrates as a transition, so that React yields to the visitor's input. `gatsby develop` has no HTML to hydrate. */
export const replaceHydrateFunction = (): typeof hydrate | undefined =>
  process.env.NODE_ENV === "production" ? hydrate : undefined
