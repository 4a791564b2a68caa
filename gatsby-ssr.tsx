import type { GatsbySSR } from "gatsby"
import retired from "./content/retired.json"
import { isAmpPath, isNoticePath } from "./src/addresses"
import { beginAmp, endAmp } from "./src/amp/document"
import { completeHead } from "./src/document/complete-head"
import { HeadLinks } from "./src/document/head-links"
import { withoutScripts } from "./src/document/without-scripts"
import { wrapPage } from "./src/page-element"

/** The same shell as in the browser, for the HTML. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

/** Fonts and icons are asked for together with the page; AMP documents want more in their heads. */
export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  if (!isAmpPath(args.pathname)) args.setHeadComponents([<HeadLinks key="links" />])
  beginAmp(args)
}

/**
 * Notices stand alone: they lead elsewhere, so nothing of the application is worth loading. AMP allows none of it. What
 * only crawlers, feed readers and social sites read comes last.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  if (isNoticePath(args.pathname, retired.posts)) withoutScripts(args)
  endAmp(args)
  completeHead(args)
}
