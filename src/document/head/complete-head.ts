import type { PreRenderHTMLArgs } from "gatsby"
import { feedLinks } from "./feed-links"
import { graphTag } from "./graph-tag"
import { headFacts, isGraph, tagsOf } from "./head-facts"
import { shareTags } from "./share-tags"

const graphOf = (tag: ReturnType<typeof tagsOf>[number] | undefined): string | undefined => {
  const inner = tag?.props.dangerouslySetInnerHTML as { __html: string } | undefined
  return inner?.__html
}

// gatsby-plugin-image gives every document a style and a script for its component, which no page has: `ui/picture.tsx`
// writes the images.
const isImageComponents = ({ key }: ReturnType<typeof tagsOf>[number]) =>
  String(key).includes("gatsby-image-")

/**
 * Adds to a document's head what only the HTML needs and the browser's JavaScript should not carry: the share image, the
 * structured data and the feeds. It takes out what nothing in the document uses.
 */
export const completeHead = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void => {
  const tags = tagsOf(getHeadComponents())
  const facts = headFacts(tags)
  const graph = graphOf(tags.find(isGraph))
  replaceHeadComponents([
    ...tags.filter(tag => !isGraph(tag) && !isImageComponents(tag)),
    ...feedLinks(),
    ...(facts ? shareTags(facts) : []),
    ...(facts && graph ? [graphTag(graph, facts)] : []),
  ])
}
