import type { GatsbySSR } from "gatsby"
import { onRenderBody as takeHelmetHead } from "gatsby-plugin-react-helmet/gatsby-ssr"
import { renderToString } from "react-dom/server"
import retired from "./content/retired.json"
import { wrapPage } from "./src/components/layout/page-element"
import { beginAmp, endAmp } from "./src/document/amp/amp-document"
import { deferScripts } from "./src/document/defer-scripts"
import { completeHead } from "./src/document/head/complete-head"
import { HeadLinks } from "./src/document/head/head-links"
import { markPage } from "./src/document/mark-page"
import { withoutScripts } from "./src/document/without-scripts"
import { isAmpPath } from "./src/shared/addresses"
import { isNoticePath } from "./src/shared/page-status"
import { site } from "./src/shared/site"

// `gatsby develop` writes an empty document, which the application fills at once.
const isBuild = process.env.NODE_ENV === "production"

/** The same shell as in the browser, for the HTML. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

/**
 * Gatsby's own renderer has scripts put parts of more than 12 kB into their places, which is for pages that stream.
 * react-helmet knows one page at a time, while Gatsby renders two of them in turns: so its plugin takes the head at once,
 * and not in the next hook, before which another page may have been rendered.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = args => {
  args.replaceBodyHTMLString(renderToString(args.bodyComponent))
  takeHelmetHead(args)
}

/**
 * Fonts and icons come with the page; AMP documents want more in their heads. The language is
 * written here and not by helmet, which takes it away and back at every click: browsers then style every element anew.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  args.setHtmlAttributes({ lang: site.language })
  if (!isAmpPath(args.pathname)) args.setHeadComponents([<HeadLinks key="links" />])
  if (isBuild && !isAmpPath(args.pathname)) markPage(args)
  beginAmp(args)
}

/**
 * The application starts after the first paint. Notices stand alone: they lead elsewhere, so nothing of it is worth
 * loading; AMP allows none of it. What only crawlers, feed readers and social sites read comes last.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  if (isBuild) {
    if (isNoticePath(args.pathname, retired.posts)) withoutScripts(args)
    else deferScripts(args)
  }
  endAmp(args)
  completeHead(args)
}
