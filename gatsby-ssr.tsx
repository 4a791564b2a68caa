import type { GatsbySSR } from "gatsby"
import { GatsbyImage } from "gatsby-plugin-image"
import { isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import { addAmpHead, removeGatsbyTags } from "./src/amp/amp-document"
import { wrapPage } from "./src/components/layout/page-shell"
import { GatsbyImageContext } from "./src/components/ui/image"
import { HeadLinks } from "./src/document/head-links"
import { deferScripts, removeScripts, setPageHash } from "./src/document/scripts"
import { isAmpPath } from "./src/shared/amp-paths"
import { directionOf } from "./src/shared/language"
import { statusOf } from "./src/shared/page-status"
import { site } from "./src/shared/site"

// `gatsby develop` serves an empty document, which React renders in the browser.
const isBuild = process.env.NODE_ENV === "production"

export const wrapPageElement: GatsbySSR["wrapPageElement"] = args => (
  <GatsbyImageContext.Provider value={GatsbyImage}>{wrapPage(args)}</GatsbyImageContext.Provider>
)

/** Lets browsers lazy-load images themselves; GatsbyImage would wait for its script to replace `data-src`. */
const withNativeLazyLoading = (html: string): string =>
  html.replace(/<(?:source|img) [^>]*data-src[^>]*>/g, tag => tag.replace(/ data-(src(?:set)?)=/g, " $1="))

/** Replaces Gatsby's renderer, whose stream adds scripts to long pages. Helmet holds one page at a time, so its head is read at once. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = args => {
  args.replaceBodyHTMLString(withNativeLazyLoading(renderToString(args.bodyComponent)))
  const { title, meta, link, script } = Helmet.renderStatic()
  args.setHeadComponents([title, meta, link, script].map(tags => tags.toComponent()))
}

/** The language is set here: Helmet would remove and restore it on each navigation, which restyles every element. */
export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  args.setHtmlAttributes({ lang: site.language, dir: directionOf(site.language) })
  if (isAmpPath(args.pathname)) addAmpHead(args)
  else {
    args.setHeadComponents([<HeadLinks key="links" pathname={args.pathname} />])
    if (isBuild) setPageHash(args)
  }
}

const isImageScript = (node: ReactNode): boolean =>
  isValidElement(node) && node.key === "gatsby-image-style-script"

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = args => {
  args.replaceHeadComponents(args.getHeadComponents().filter(node => !isImageScript(node)))
  if (!isBuild) return
  if (isAmpPath(args.pathname)) removeGatsbyTags(args)
  else if (statusOf(args.pathname) !== 200) removeScripts(args)
  else deferScripts(args)
}
