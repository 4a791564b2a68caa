import type { PreRenderHTMLArgs } from "gatsby"
import { cloneElement } from "react"
import { htmlMark } from "../../components/seo/html-tags"
import { feedLinks } from "./feed-links"
import { type Tag, tagsOf } from "./head-tags"

const isHtmlOnly = ({ props }: Tag) => htmlMark in props

/** Without helmet's mark: the browser does not make the tag again, and helmet would take it away. */
const unmarked = (tag: Tag) => cloneElement(tag, { [htmlMark]: undefined, "data-react-helmet": undefined })

/** Puts at the end of a document's head what browsers have no use for: feeds, share image and structured data. */
export const completeHead = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void => {
  const tags = tagsOf(getHeadComponents())
  replaceHeadComponents([
    ...tags.filter(tag => !isHtmlOnly(tag)),
    ...feedLinks(),
    ...tags.filter(isHtmlOnly).map(unmarked),
  ])
}
