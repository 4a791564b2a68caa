import { readFileSync } from "node:fs"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Children, isValidElement, type ReactNode } from "react"
import { ampPathOf } from "../../amp/links"
import { absoluteUrl, addresses, isAmpPath } from "../../shared/addresses"
import { siteUrl } from "../../shared/site"
import { fontFaces } from "../head/font-faces"
import { AmpBoilerplate, type AmpComponent, AmpStyle } from "./boilerplate"

// Gatsby compiles this file to another folder; a build runs in the project's own.
const css = ["src/styles/tokens.css", "src/amp/amp.css"]
  .map(file =>
    readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s*([\s{};])\s*/g, "$1"),
  )
  .join("")

const formComponents: readonly AmpComponent[] = ["amp-form", "amp-mustache"]

const AmpHead = ({ pathname }: { pathname: string }) => (
  <>
    <AmpBoilerplate uses={pathname === addresses.ampContact ? formComponents : []} />
    <AmpStyle css={fontFaces + css} />
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
