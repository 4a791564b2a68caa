import type { GatsbySSR } from "gatsby"
import { wrapPage } from "./src/page-element"

/** The same shell for the HTML. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)
