import type { GatsbyBrowser } from "gatsby"
import "./src/styles/global.css"
import { wrapPage } from "./src/page-element"

/** The page shell around each page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)
