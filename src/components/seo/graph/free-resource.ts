import type { DigitalDocument, Graph } from "schema-dts"
import { site } from "../../../shared/site"
import { refs, urlOf } from "./ids"
import { pageGraph } from "./page-graph"

type ResourceFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly type: string
  readonly updated?: string | null
  readonly externalUrl: string | null
  readonly tags: readonly { readonly name: string }[]
}

const document = (resource: ResourceFacts): DigitalDocument => ({
  "@type": "DigitalDocument",
  ...refs.document(resource.path),
  name: resource.title,
  description: resource.description,
  genre: resource.type,
  url: urlOf(resource.path),
  isAccessibleForFree: true,
  ...(resource.updated && { dateModified: resource.updated }),
  inLanguage: site.language,
  author: refs.organisation,
  publisher: refs.organisation,
  image: refs.shareImage(resource.path),
  ...(resource.tags.length > 0 && { keywords: resource.tags.map(({ name }) => name) }),
  ...(resource.externalUrl && {
    encoding: { "@type": "MediaObject", contentUrl: urlOf(resource.externalUrl) },
  }),
})

/** The graph of a free resource's page (schema.org, "DigitalDocument"). */
export const resourceGraph = (resource: ResourceFacts): Graph =>
  pageGraph(
    { ...resource, type: "WebPage", mainEntity: refs.document(resource.path) },
    { nodes: [document(resource)] },
  )
