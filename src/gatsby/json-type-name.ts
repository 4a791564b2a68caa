type JsonFile = { node: { name: string; dir?: string } }

/**
 * The type of the raw nodes of one JSON file: one type for each file, so that no two shapes are inferred as one. The
 * underscore is for names that begin with a digit, which GraphQL does not allow.
 */
export const jsonTypeName = ({ node }: JsonFile): string =>
  `${node.name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, "_")}Json`
