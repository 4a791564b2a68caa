import type { Graph, Thing } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { site } from "../../../shared/site"
import { breadcrumbList } from "./breadcrumb-list"
import { type Ref, refs, urlOf } from "./ids"
import { organisationInBrief } from "./organisation"
import { website } from "./website"

/** Which kind of page it is, in the words of schema.org. */
type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "SearchResultsPage"

/** What a page says of itself; the same that it hands to `Seo`. */
export type PageFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly type?: PageType
  /** The node that the page is about. */
  readonly mainEntity?: Ref | readonly Ref[]
}

const webPage = ({ path, title, description, type = "WebPage", mainEntity }: PageFacts): Thing => ({
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

/** What stands in the graph of every page in place of the short forms, and what else the page speaks of. */
export type GraphParts = {
  readonly organisation?: Thing
  readonly website?: Thing
  readonly nodes?: readonly Thing[]
}

/**
 * The structured data of a page as one graph, its nodes connected by their names (JSON-LD 1.1, "Graph Objects"; Google
 * Search Central, "General structured data guidelines"). The share image's node is added when its file is named, in
 * `src/document/head/share-tags.tsx`.
 */
export const pageGraph = (page: PageFacts, parts: GraphParts = {}): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    parts.organisation ?? organisationInBrief(),
    parts.website ?? website(),
    webPage(page),
    ...breadcrumbList(page.path),
    ...(parts.nodes ?? []),
  ],
})
