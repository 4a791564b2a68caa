import type { PreRenderHTMLArgs } from "gatsby"
import { cloneElement } from "react"
import { htmlMark } from "../../components/seo/html-tags"
import { feedLinks } from "./feed-links"
import { type Tag, tagsOf } from "./head-tags"

// gatsby-plugin-image gives every document a style and a script for its component, which no page has: `ui/picture.tsx`
// writes the images.
const isImageComponents = ({ key }: Tag) => String(key).includes("gatsby-image-")

const isHtmlOnly = ({ props }: Tag) => htmlMark in props

/** Without helmet's mark: the browser does not make the tag again, and helmet would take it away. */
const unmarked = (tag: Tag) => cloneElement(tag, { [htmlMark]: undefined, "data-react-helmet": undefined })

/**
 * Puts at the end of a document's head what browsers have no use for: the feeds, the share image and the structured data.
 * It takes out what nothing in the document uses.
 */
export const completeHead = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void => {
  const tags = tagsOf(getHeadComponents())
  replaceHeadComponents([
    ...tags.filter(tag => !isHtmlOnly(tag) && !isImageComponents(tag)),
    ...feedLinks(),
    ...tags.filter(isHtmlOnly).map(unmarked),
  ])
}
