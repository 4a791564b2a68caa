import type { Graph } from "schema-dts"
import { refs } from "./ids"
import { type OfferedService, organisationInFull } from "./organisation"
import { type PageFacts, pageGraph } from "./page-graph"
import { websiteWithSearch } from "./website"

/** The graph of the home page: the organisation with what it offers, and the site with its search. */
export const homeGraph = (page: PageFacts, services: readonly OfferedService[]): Graph =>
  pageGraph(
    { ...page, mainEntity: refs.organisation },
    { organisation: organisationInFull(services), website: websiteWithSearch() },
  )
