import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CreateSchemaCustomizationArgs } from "gatsby"

/** Declares the content types, written out in `schema.graphql`: nothing is inferred, so empty content builds too. */
export const createSchema = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes(readFileSync(join(process.cwd(), "src/gatsby/schema.graphql"), "utf8"))
}
