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
An SVG, which is published in one size, with the colours of the theme: a file has it as its "drawing".
"""
type Drawing @dontInfer {
  "/static/6e08…/drawing-themed.svg"
  src: String!
  "1200: in pixels; absent where the drawing does not say"
  width: Int
  "675"
  height: Int
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
