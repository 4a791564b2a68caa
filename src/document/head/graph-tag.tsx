import type { Graph, ImageObject } from "schema-dts"
import { refs } from "../../components/seo/graph/ids"
import { graphText } from "../../components/seo/graph-text"
import type { HeadFacts } from "../../shared/share-card/share-card"
import { shareImageAlt } from "../../shared/share-card/share-card"
import { shareImageUrl } from "./share-tags"

const shareImage = (facts: HeadFacts): ImageObject => ({
  "@type": "ImageObject",
  ...refs.shareImage(facts.path),
  url: shareImageUrl(facts),
  width: "1200",
  height: "630",
  caption: shareImageAlt(facts.title),
})

/**
 * The page's structured data as it stands in the HTML: with the node of the share image, and without react-helmet's mark,
 * because the browser does not make the graph again and helmet would take the script away.
 */
export const graphTag = (text: string, facts: HeadFacts) => {
  const graph = JSON.parse(text) as Graph
  const whole = { ...graph, "@graph": [...graph["@graph"], shareImage(facts)] } as Graph
  const inner = { dangerouslySetInnerHTML: { __html: graphText(whole) } }
  return <script key="graph" type="application/ld+json" {...inner} />
}
