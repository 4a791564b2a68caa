// As text: Gatsby's own CSS rule would add it to the stylesheet of the other pages.
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
import { IconAndFeedLinks } from "../head/head-links"
import { fontFaces } from "../head/inline-fonts"
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
 * For `onRenderBody`: marks `<html>` as AMP and adds what AMP requires in the head. An ordinary page with an AMP version
 * links to it (amp.dev, "Make your pages discoverable").
 */
export const beginAmp = (args: RenderBodyArgs): void => {
  const { pathname, setHtmlAttributes, setHeadComponents } = args
  const ampPath = ampPathOf(pathname)
  if (ampPath) setHeadComponents([<link key="amphtml" rel="amphtml" href={absoluteUrl(siteUrl, ampPath)} />])
  if (process.env.NODE_ENV !== "production" || !isAmpPath(pathname)) return
  const attributes: object = { amp: "" }
  setHtmlAttributes(attributes)
  setHeadComponents([<AmpHead key="amp" pathname={pathname} />])
}

const isAmpOrHelmet = (node: ReactNode): boolean =>
  isValidElement<Record<string, unknown>>(node) &&
  (node.type === AmpHead || "data-react-helmet" in node.props)

/**
 * For `onPreRenderHTML`: removes Gatsby's styles and scripts, which AMP does not allow (amp.dev, "AMP HTML Specification",
 * "HTML Tags").
 */
export const endAmp = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePreBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void => {
  if (process.env.NODE_ENV !== "production" || !isAmpPath(pathname)) return
  replaceHeadComponents(Children.toArray(getHeadComponents()).filter(isAmpOrHelmet))
  replacePreBodyComponents([])
  replacePostBodyComponents([])
}
