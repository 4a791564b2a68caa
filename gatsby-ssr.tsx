import type { GatsbySSR } from "gatsby"
import { isAmpPath, isNoticePath } from "./src/addresses"
import retired from "./content/retired.json"
import { FontPreloads } from "./src/document/font-preloads"
import { withoutScripts } from "./src/document/without-scripts"
import { wrapPage } from "./src/page-element"

/** The same shell as in the browser, for the HTML. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => <>{wrapPage({ element, props })}</>

/** The two fonts are asked for together with the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  if (!isAmpPath(pathname)) setHeadComponents([<FontPreloads key="fonts" />])
}

/** Notices stand alone: they lead elsewhere, so nothing of the application is worth loading. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  if (isNoticePath(args.pathname, retired.posts)) withoutScripts(args)
}
