type JsonFile = { node: { relativePath?: unknown } }

/**
 * The type of the raw nodes of a JSON file: one for all files but `site.json`, whose words are looked up. Queries ask for
 * the types made of them; a type for each file, with its filters, made up two thirds of the schema.
 */
export const jsonTypeName = ({ node }: JsonFile): string =>
  node.relativePath === "site.json" ? "SiteJson" : "ContentJson"

/** Both in SDL, so that Gatsby infers nothing. */
export const jsonSdl = `
  type SiteJson implements Node @dontInfer { id: ID! }
  type ContentJson implements Node @dontInfer { id: ID! }
`
