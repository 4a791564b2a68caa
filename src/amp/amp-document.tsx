// As text: Gatsby's own CSS rule would add it to the stylesheet of the other pages.
import ampCss from "!!raw-loader!./amp.css"
import base from "!!raw-loader!../styles/base.css"
import buttons from "!!raw-loader!../styles/buttons.css"
import chartMarks from "!!raw-loader!../styles/chart-marks.css"
import fields from "!!raw-loader!../styles/fields.css"
import fonts from "!!raw-loader!../styles/fonts.css"
import frame from "!!raw-loader!../styles/frame.css"
import hero from "!!raw-loader!../styles/hero.css"
import layout from "!!raw-loader!../styles/layout.css"
import notices from "!!raw-loader!../styles/notices.css"
import tokens from "!!raw-loader!../styles/tokens.css"
import adapt from "!!raw-loader!../styles/touch-and-narrow.css"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Children, isValidElement, type ReactNode } from "react"
import { fontFaces } from "../document/font-faces"
import { IconAndFeedLinks } from "../document/head-links"
import { coloursCss } from "../shared/colours"
import { paths } from "../shared/paths"
import { siteColours } from "../shared/site-colours"

const css = [
  fonts,
  coloursCss(siteColours),
  tokens,
  base,
  layout,
  buttons,
  frame,
  fields,
  hero,
  notices,
  chartMarks,
  ampCss,
  adapt,
]
  .join("")
  .replace(/\/\*.*?\*\//gs, "")
  .replace(/\s*([\s{};,])\s*/g, "$1")
  .replace(/;(?=})|(?<=:) |(?<=[\s(,:])0(?=\.\d)/g, "")

// Required verbatim in every AMP document (amp.dev, "AMP HTML Specification", "Required markup" and "AMP Boilerplate Code").
const hideUntilReady = (prefix: string) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`
const prefixes = ["-webkit-", "-moz-", "-ms-", ""]
const keyframes = ["-webkit-", "-moz-", "-ms-", "-o-", ""].map(
  prefix => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`,
)
const boilerplate = `body{${prefixes.map(hideUntilReady).join(";")}}${keyframes.join("")}`
const withoutScript = `body{${prefixes.map(prefix => `${prefix}animation:none`).join(";")}}`

const cdn = "https://cdn.ampproject.org"

const Style = ({ css, kind }: { css: string; kind: "amp-boilerplate" | "amp-custom" }) => (
  <style {...{ [kind]: "", dangerouslySetInnerHTML: { __html: css } }} />
)

const AmpHead = ({ pathname }: { pathname: string }) => (
  <>
    <script async src={`${cdn}/v0.js`} />
    <script async custom-element="amp-form" src={`${cdn}/v0/amp-form-0.1.js`} />
    {pathname === paths.ampContact && (
      <script async custom-template="amp-mustache" src={`${cdn}/v0/amp-mustache-0.2.js`} />
    )}
    <Style kind="amp-boilerplate" css={boilerplate} />
    <noscript>
      <Style kind="amp-boilerplate" css={withoutScript} />
    </noscript>
    <IconAndFeedLinks />
    <Style kind="amp-custom" css={css + fontFaces} />
  </>
)

export const addAmpHead = ({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void => {
  setHtmlAttributes({ amp: "" } as object)
  setHeadComponents([<AmpHead key="amp" pathname={pathname} />])
}

const isAmpOrHelmet = (node: ReactNode): boolean =>
  isValidElement<Record<string, unknown>>(node) &&
  (node.type === AmpHead || "data-react-helmet" in node.props)

/** Removes Gatsby's styles and scripts, which AMP does not allow (amp.dev, "AMP HTML Specification", "HTML Tags"). */
export const removeGatsbyTags = (html: PreRenderHTMLArgs): void => {
  html.replaceHeadComponents(Children.toArray(html.getHeadComponents()).filter(isAmpOrHelmet))
  html.replacePreBodyComponents([])
  html.replacePostBodyComponents([])
}
