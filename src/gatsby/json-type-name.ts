type JsonFile = { node: { name: string; dir?: string } }

/** The type of the raw nodes of one JSON file: one type for each file, so that no two shapes are inferred as one. */
export const jsonTypeName = ({ node }: JsonFile): string =>
  `${node.name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Json`
