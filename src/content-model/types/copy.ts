import { anyList, fields, list, paragraph, text } from "./parts"

const point = fields(
  {
    title: text("a short title", "What happens next"),
    text: paragraph("a sentence or two", "We reply within 24 hours on business days."),
  },
  { type: "Point", doc: "A title with a sentence or two below it." },
)

/** Titles with a sentence or two below each. */
export const points = (expected = "a list of points with title and text", hint?: string) =>
  anyList(point, expected, { sdl: "[Point!]!", ...(hint && { hint }) })

/** What search engines are told of a page. */
export const seoFields = {
  title: text("the page's title", { example: "About us", head: "title" }),
  description: paragraph(
    "one or two sentences for search engines",
    "Who we are, whom we work with, and how we measure what we promise.",
    { head: "description" },
  ),
}

/** Title and description of a page of its own. */
export const seo = fields(seoFields, {
  type: "SeoCopy",
  doc: "Title and description for search engines.",
  label: "For search engines",
})

/** A heading with its text. */
export const headedFields = {
  heading: text("a heading", "What we do"),
  text: paragraph("a sentence or two", "Four ways to work with us.").optional(),
}

/** A heading with its text, as a group. */
export const headed = fields(headedFields, { type: "HeadedText", doc: "A heading with its text." })

/** Paragraphs. */
export const paragraphs = (expected: string) =>
  list(text("a paragraph", "We measure before we advise."), expected, { as: "paragraph" })

/** GraphQL types that fields of several content types have, and that no file declares. */
export const sharedSdl = {
  Label: /* GraphQL */ `
"""
A name with the slug that its address is made of.
"""
type Label @dontInfer {
  "SEO Strategies"
  name: String!
  "seo-strategies"
  slug: String!
}
`,
  DocumentFacts: /* GraphQL */ `
"""
A document below static, as a visitor chooses it.
"""
type DocumentFacts @dontInfer {
  "PDF"
  format: String!
  "192 kB"
  size: String!
  "4: of a PDF, where it can be read"
  pages: Int
}
`,
  Drawing: /* GraphQL */ `
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
`,
  Heading: /* GraphQL */ `
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
`,
}
