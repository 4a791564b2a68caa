/** GraphQL types that several content types are made of. */
export const sharedSdl = /* GraphQL */ `
"""
A name with the slug that its address is made of.
"""
type Label @dontInfer {
  "SEO Strategies"
  name: String!
  "seo-strategies"
  slug: String!
}

"""
A heading inside an article, for its table of contents.
"""
type Heading @dontInfer {
  "Read the curve by column"
  text: String!
  "The fragment that leads to it: read-the-curve-by-column"
  anchor: String!
  "2 for a section, 3 for a part of one"
  level: Int!
}
`
