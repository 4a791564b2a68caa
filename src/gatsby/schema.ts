import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentSdl } from "../content-model/types/content-types"

// The raw nodes of JSON files (gatsby-config.ts): pages query the content types made from them, resolvers look up `SiteJson`.
const jsonSdl = `
  type SiteJson implements Node @dontInfer { id: ID! }
  type ContentJson implements Node @dontInfer { id: ID! }
`

/** Declares the content types: nothing is inferred, so the site also builds without an article. */
export const createSchema = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes([contentSdl, jsonSdl])
}
