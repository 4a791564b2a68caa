import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Children, isValidElement, type ReactNode } from "react"
import { ampPathOf } from "../../amp/links"
import { ownCss, runtimeClasses } from "../../amp/own-css"
import { absoluteUrl, isAmpPath } from "../../shared/addresses"
import { siteUrl } from "../../shared/site"
import { usedIn } from "../critical-css/used-selectors"
import { fontFaces } from "../head/fonts"
import { AmpBoilerplate, type AmpComponent, AmpStyle } from "./boilerplate"
import { cutCss } from "./cut-css"

// Gatsby hands these over as well (cache-dir/static-entry.js); its types do not say so.
type Rendered = { bodyHtml: string; styles: readonly { content?: string }[] }

const markers: Record<AmpComponent, string> = { "amp-form": "<form", "amp-mustache": '="amp-mustache"' }

const AmpHead = ({ bodyHtml, styles }: Rendered) => {
  const uses = (Object.keys(markers) as AmpComponent[]).filter(name => bodyHtml.includes(markers[name]))
  const css = styles.map(({ content = "" }) => content).join("")
  if (css === "") throw new Error("AMP: Gatsby gave no stylesheet to cut the document's style from")
  return (
    <>
      <AmpBoilerplate uses={uses} />
      <AmpStyle css={fontFaces + cutCss(css + ownCss, usedIn(bodyHtml, runtimeClasses))} />
    </>
  )
}

/**
 * Part one of an AMP document, for `onRenderBody`: the mark on `<html>` and what AMP wants in the head. An ordinary page that
 * has an AMP document learns its address here (amp.dev, "Make your pages discoverable").
 */
export const beginAmp = (args: RenderBodyArgs): void => {
  const { pathname, setHtmlAttributes, setHeadComponents } = args
  const ampPath = ampPathOf(pathname)
  if (ampPath) setHeadComponents([<link key="amphtml" rel="amphtml" href={absoluteUrl(siteUrl, ampPath)} />])
  if (process.env.NODE_ENV !== "production" || !isAmpPath(pathname)) return
  const mark: Record<string, string> = { amp: "" }
  setHtmlAttributes(mark)
  setHeadComponents([<AmpHead key="amp" {...(args as RenderBodyArgs & Rendered)} />])
}

const isHelmetTag = (node: ReactNode): boolean =>
  isValidElement<Record<string, unknown>>(node) &&
  (node.type === AmpHead || "data-react-helmet" in node.props)

/**
 * Part two, for `onPreRenderHTML`: of everything else in the document, only the page's own head tags stay; Gatsby's
 * styles and scripts go (amp.dev, "AMP HTML Specification", "HTML Tags").
 */
export const endAmp = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePreBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void => {
  if (process.env.NODE_ENV !== "production" || !isAmpPath(pathname)) return
  replaceHeadComponents(Children.toArray(getHeadComponents()).filter(isHelmetTag))
  replacePreBodyComponents([])
  replacePostBodyComponents([])
}
