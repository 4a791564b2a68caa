import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentSdl } from "../content-model/types/content-types"

type JsonFile = { node: { relativePath?: unknown } }

/**
 * The type of a JSON file's raw node: pages query the content types made from it, so one type for all of them is enough,
 * and one for `site.json`, which resolvers look up.
 */
export const jsonTypeName = ({ node }: JsonFile): string =>
  node.relativePath === "site.json" ? "SiteJson" : "ContentJson"

const jsonSdl = `
  type SiteJson implements Node @dontInfer { id: ID! }
  type ContentJson implements Node @dontInfer { id: ID! }
`

/** Declares the content types: nothing is inferred, so the site also builds without an article. */
export const createSchema = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes([contentSdl, jsonSdl])
}
