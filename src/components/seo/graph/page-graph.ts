import type { Graph, ImageObject, Thing } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { shareImageAlt } from "../../../shared/share-card"
import { site } from "../../../shared/site"
import type { PageFacts } from "../page-facts"
import { breadcrumbList } from "./breadcrumb-list"
import { refs, urlOf } from "./ids"
import { organisationInBrief } from "./organisation"
import { type SubjectNodes, subjectNodes } from "./subject-nodes"
import { website } from "./website"

const webPage = (
  { path, title, description }: PageFacts,
  { type = "WebPage", mainEntity }: SubjectNodes,
): Thing => ({
  "@type": type,
  ...refs.page(path),
  url: urlOf(path),
  name: title,
  description,
  inLanguage: site.language,
  isPartOf: refs.website,
  primaryImageOfPage: refs.shareImage(path),
  ...(path !== addresses.home && { breadcrumb: refs.breadcrumb(path) }),
  ...(mainEntity && { mainEntity }),
})

const shareImage = ({ path, title }: PageFacts, url: string): ImageObject => ({
  "@type": "ImageObject",
  ...refs.shareImage(path),
  url,
  width: "1200",
  height: "630",
  caption: shareImageAlt(title),
})

/**
 * The structured data of a page as one graph, its nodes connected by their names (JSON-LD 1.1, "Graph Objects"; Google
 * Search Central, "General structured data guidelines").
 * @param imageUrl the full address of the page's share image
 */
export const pageGraph = (page: PageFacts, imageUrl: string): Graph => {
  const subject = subjectNodes(page)
  return {
    "@context": "https://schema.org",
    "@graph": [
      subject.organisation ?? organisationInBrief(),
      subject.website ?? website(),
      webPage(page, subject),
      ...breadcrumbList(page.path),
      ...(subject.nodes ?? []),
      shareImage(page, imageUrl),
    ],
  }
}
