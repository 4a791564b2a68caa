/** The types of the queries' answers in a file of generated types, a line each as the generator writes them. */
export const answersIn = (types: string): readonly string[] =>
  types.match(/^type \w+(Query|Fragment) = .*;$/gm) ?? []
