import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { tagsOf } from "../head/head-tags"
import { styleFor } from "./style-for"

// Gatsby hands these over as well (cache-dir/static-entry.js); its types do not say so.
type Rendered = RenderBodyArgs & { bodyHtml: string; styles: readonly { content?: string }[] }
type Head = Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">

/** Part one, for `onRenderBody`: the rules that this page uses go into its head. */
export const addPageStyle = (args: RenderBodyArgs): void => {
  const { bodyHtml, styles, setHeadComponents } = args as Rendered
  const css = styles.map(({ content = "" }) => content).join("")
  const inner = { dangerouslySetInnerHTML: { __html: styleFor(css, bodyHtml) } }
  setHeadComponents([<style key="page-style" {...inner} />])
}

/**
 * Part two, for `onPreRenderHTML`: Gatsby's whole stylesheet leaves the head.
 * @returns the addresses of its files, for whoever needs the whole
 */
export const takeWholeStyle = ({ getHeadComponents, replaceHeadComponents }: Head): string[] => {
  const tags = tagsOf(getHeadComponents())
  const fileOf = (tag: (typeof tags)[number]) =>
    tag.type === "style" ? (tag.props["data-href"] as string | undefined) : undefined
  replaceHeadComponents(tags.filter(tag => !fileOf(tag)))
  return tags.map(fileOf).filter(file => file !== undefined)
}
