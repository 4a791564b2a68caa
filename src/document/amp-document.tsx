// As text: Gatsby's own CSS rule would add it to the stylesheet of the other pages.
import ampCss from "!!raw-loader!../amp/amp.css"
import adapt from "!!raw-loader!../styles/adapt.css"
import base from "!!raw-loader!../styles/base.css"
import buttons from "!!raw-loader!../styles/buttons.css"
import chartMarks from "!!raw-loader!../styles/chart-marks.css"
import fileFonts from "!!raw-loader!../styles/fonts.css"
import frame from "!!raw-loader!../styles/frame.css"
import hero from "!!raw-loader!../styles/hero.css"
import layout from "!!raw-loader!../styles/layout.css"
import tokens from "!!raw-loader!../styles/tokens.css"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Children, isValidElement, type ReactNode } from "react"
import { addresses } from "../shared/addresses"
import { AmpBoilerplate, type AmpComponent, AmpStyle } from "./amp-boilerplate"
import { IconAndFeedLinks } from "./head-links"
import { fontFaces } from "./inline-fonts"

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

/** Marks `<html>` as AMP and adds what AMP requires in the head. */
export const addAmpHead = ({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void => {
  const attributes: object = { amp: "" }
  setHtmlAttributes(attributes)
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
