import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentSdl } from "../content-model/types/content-types"
import { jsonSdl } from "./json-type-name"
import { topicCountsSdl } from "./topic-counts"

/** Declares the content types: nothing is inferred, so empty content builds too. */
export const createSchema = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes(contentSdl)
  actions.createTypes(topicCountsSdl)
  actions.createTypes(jsonSdl)
}
