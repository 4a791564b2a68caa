import type { Graph, Service } from "schema-dts"
import { refs, urlOf } from "./ids"
import { type PageFacts, pageGraph } from "./page-graph"

type ServiceFacts = { readonly title: string; readonly description: string; readonly path: string }

const service = ({ title, description, path }: ServiceFacts): Service => ({
  "@type": "Service",
  "@id": urlOf(path),
  url: urlOf(path),
  name: title,
  serviceType: title,
  description,
  provider: refs.organisation,
})

/** The graph of the services page: each service by its anchor, provided by the organisation (schema.org, "Service"). */
export const servicesGraph = (page: PageFacts, services: readonly ServiceFacts[]): Graph =>
  pageGraph(
    { ...page, mainEntity: services.map(({ path }) => ({ "@id": urlOf(path) })) },
    { nodes: services.map(service) },
  )
