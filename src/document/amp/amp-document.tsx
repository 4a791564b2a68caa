// As text: for CSS, Gatsby's own rule would put it into the stylesheet of the other pages.
import ampCss from "!!raw-loader!../../amp/amp.css"
import adapt from "!!raw-loader!../../styles/adapt.css"
import base from "!!raw-loader!../../styles/base.css"
import buttons from "!!raw-loader!../../styles/buttons.css"
import chartMarks from "!!raw-loader!../../styles/chart-marks.css"
import fileFonts from "!!raw-loader!../../styles/fonts.css"
import frame from "!!raw-loader!../../styles/frame.css"
import hero from "!!raw-loader!../../styles/hero.css"
import layout from "!!raw-loader!../../styles/layout.css"
import tokens from "!!raw-loader!../../styles/tokens.css"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Children, isValidElement, type ReactNode } from "react"
import { ampPathOf } from "../../amp/amp-page"
import { absoluteUrl, addresses, isAmpPath } from "../../shared/addresses"
import { siteUrl } from "../../shared/site"
import { fontFaces } from "../head/fonts"
import { IconAndFeedLinks } from "../head/head-links"
import { AmpBoilerplate, type AmpComponent, AmpStyle } from "./boilerplate"

const css = [fileFonts, tokens, base, layout, buttons, frame, hero, chartMarks, ampCss, adapt]
  .join("")
  .replace(/\/\*.*?\*\//gs, "")
  .replace(/\s*([\s{};,])\s*/g, "$1")
  .replace(/;(?=})|(?<=:) /g, "")

const formComponents: readonly AmpComponent[] = ["amp-form", "amp-mustache"]

const AmpHead = ({ pathname }: { pathname: string }) => (
  <>
    <AmpBoilerplate uses={pathname === addresses.ampContact ? formComponents : []} />
    <IconAndFeedLinks />
    <AmpStyle css={css + fontFaces} />
  </>
)

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
  setHeadComponents([<AmpHead key="amp" pathname={pathname} />])
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
