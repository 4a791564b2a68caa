import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentSdl } from "../content-model/types/content-types"

/** Declares the content types: nothing is inferred, so the site also builds without an article. */
export const createSchema = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes(contentSdl)
}
