import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import retired from "../../../content/retired.json"
import { isNoticePath } from "../../shared/page-status"
import { siteUrl } from "../../shared/site"
import { tagsOf } from "../head/head-tags"
import { extractCriticalCss } from "./extract-critical-css"

// Gatsby hands these over as well (cache-dir/static-entry.js); its types do not say so.
type Rendered = RenderBodyArgs & { bodyHtml: string; styles: readonly { content?: string }[] }
type Head = Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">

// Printed links name the whole address of a page (src/styles/print.css).
const siteProperty = `:root{--site:${JSON.stringify(siteUrl)}}`

/** Part one, for `onRenderBody`: the rules that this page uses go into its head. */
export const inlineCriticalCss = (args: RenderBodyArgs): void => {
  const { bodyHtml, pathname, styles, setHeadComponents } = args as Rendered
  const css = styles.map(({ content = "" }) => content).join("")
  const critical = extractCriticalCss(css, bodyHtml, !isNoticePath(pathname, retired.posts))
  const inner = { dangerouslySetInnerHTML: { __html: critical + siteProperty } }
  setHeadComponents([<style key="critical-css" {...inner} />])
}

/**
 * Part two, for `onPreRenderHTML`: Gatsby's full stylesheet leaves the head.
 * @returns the addresses of its files, which the application loads later
 */
export const removeFullStylesheet = ({ getHeadComponents, replaceHeadComponents }: Head): string[] => {
  const tags = tagsOf(getHeadComponents())
  const fileOf = (tag: (typeof tags)[number]) =>
    tag.type === "style" ? (tag.props["data-href"] as string | undefined) : undefined
  replaceHeadComponents(tags.filter(tag => !fileOf(tag)))
  return tags.map(fileOf).filter(file => file !== undefined)
}
