import type { GatsbyBrowser } from "gatsby"
import { hydrate } from "./src/document/browser/hydrate"
import { loadPagesInView } from "./src/document/browser/prefetch"
import { renderArticle } from "./src/document/browser/render-article"
import "./src/styles/global.css"
import { wrapPage } from "./src/components/layout/page-shell"
import { scriptsAttribute } from "./src/shared/reserved-ids"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  renderArticle(document)
  if (!document.querySelector(".gatsby-highlight") || !navigator.clipboard) return
  import("./src/document/browser/copy-code").then(
    ({ addCopyButtons }) => addCopyButtons(document),
    () => {},
  )
}

/** Gatsby's own prefetching would fetch the data of a page once more, and never its script. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

type PrefetchArgs = { pathname: string; loadPage: (path: string) => Promise<unknown> }

/** `loadPage` is documented ("Gatsby Browser APIs"), but not in Gatsby's types. */
export const onPrefetchPathname = ({ pathname, loadPage }: PrefetchArgs): void => {
  void loadPagesInView(pathname, loadPage)
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute(scriptsAttribute, "running")
}

/** `gatsby develop` has no HTML to hydrate. */
export const replaceHydrateFunction = (): typeof hydrate | undefined =>
  process.env.NODE_ENV === "production" ? hydrate : undefined
