import type { PreRenderHTMLArgs } from "gatsby"
import { feedLinks } from "./feed-links"
import { graphTag } from "./graph-tag"
import { headFacts, isGraph, tagsOf } from "./head-facts"
import { shareTags } from "./share-tags"

const graphOf = (tag: ReturnType<typeof tagsOf>[number] | undefined): string | undefined => {
  const inner = tag?.props.dangerouslySetInnerHTML as { __html: string } | undefined
  return inner?.__html
}

/**
 * Adds to a document's head what only the HTML needs and the browser's JavaScript should not carry: the share image, the
 * structured data and the feeds.
 */
export const completeHead = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void => {
  const tags = tagsOf(getHeadComponents())
  const facts = headFacts(tags)
  const graph = graphOf(tags.find(isGraph))
  replaceHeadComponents([
    ...tags.filter(tag => !isGraph(tag)),
    ...feedLinks(),
    ...(facts ? shareTags(facts) : []),
    ...(facts && graph ? [graphTag(graph, facts)] : []),
  ])
}
