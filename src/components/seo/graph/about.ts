import type { Graph } from "schema-dts"
import { refs } from "./ids"
import { organisationInFull } from "./organisation"
import { type PageFacts, pageGraph } from "./page-graph"

/** The graph of a page about the organisation (schema.org, "AboutPage"). */
export const aboutGraph = (page: PageFacts): Graph =>
  pageGraph(
    { ...page, type: "AboutPage", mainEntity: refs.organisation },
    { organisation: organisationInFull() },
  )
