import type { GatsbySSR } from "gatsby"
import { GatsbyImage } from "gatsby-plugin-image"
import { onRenderBody as takeHelmetHead } from "gatsby-plugin-react-helmet/gatsby-ssr"
import { renderToString } from "react-dom/server"
import retired from "./content/retired.json"
import { wrapPage } from "./src/components/layout/page-element"
import { GatsbyImageContext } from "./src/components/ui/photo"
import { beginAmp, endAmp } from "./src/document/amp/amp-document"
import { inlineCriticalCss, removeFullStylesheet } from "./src/document/critical-css/inline-critical-css"
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
  <GatsbyImageContext.Provider value={GatsbyImage}>
    {wrapPage({ element, props })}
  </GatsbyImageContext.Provider>
)

/** Browsers load lazily by themselves, without the script by which GatsbyImage has its images loaded; `<img>` needs a `src`. */
const loadNatively = (html: string): string =>
  html.replace(/<(?:source|img) [^>]*data-src[^>]*>/g, tag => tag.replace(/ data-(src(?:set)?)=/g, " $1="))

/**
 * Gatsby's own renderer has scripts put parts of more than 12 kB into their places, which is for pages that stream.
 * react-helmet knows one page at a time, while Gatsby renders two of them in turns: so its plugin takes the head at once,
 * and not in the next hook, before which another page may have been rendered.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = args => {
  args.replaceBodyHTMLString(loadNatively(renderToString(args.bodyComponent)))
  takeHelmetHead(args)
}

/**
 * Fonts, icons and the page's own style come with the page; AMP documents want more in their heads. The language is
 * written here and not by helmet, which takes it away and back at every click: browsers then style every element anew.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  args.setHtmlAttributes({ lang: site.language })
  if (!isAmpPath(args.pathname)) args.setHeadComponents([<HeadLinks key="links" />])
  if (isBuild && !isAmpPath(args.pathname)) {
    inlineCriticalCss(args)
    markPage(args)
  }
  beginAmp(args)
}

/**
 * The application starts after the first paint. Notices stand alone: they lead elsewhere, so nothing of it is worth
 * loading; AMP allows none of it. What only crawlers, feed readers and social sites read comes last.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  if (isBuild) {
    const stylesheets = removeFullStylesheet(args)
    if (isNoticePath(args.pathname, retired.posts)) withoutScripts(args)
    else deferScripts(args, stylesheets)
  }
  endAmp(args)
  completeHead(args)
}
