import { anyList, fields, list, paragraph, summary, text } from "./parts"
import { typeSdl } from "./sdl"

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
  description: summary("one or two sentences for search engines", "Who we are, and whom we work with."),
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
  ...typeSdl("Label", "A name with the slug that its address is made of.", {
    name: ["String!", "SEO Strategies"],
    slug: ["String!", "seo-strategies"],
  }),
  ...typeSdl("DocumentFacts", "A document below static, as a visitor chooses it.", {
    format: ["String!", "PDF"],
    size: ["String!", "192 kB"],
    pages: ["Int", "4: of a PDF, where it can be read"],
  }),
  ...typeSdl(
    "Drawing",
    'An SVG, published in one size with the theme\'s colours: a file has it as its "drawing".',
    {
      src: ["String!", "/static/6e08…/drawing-themed.svg"],
      width: ["Int", "1200: in pixels; absent where the drawing does not say"],
      height: ["Int", "675"],
    },
  ),
  ...typeSdl("Heading", "A heading inside an article, for its table of contents.", {
    text: ["String!", "Read the curve by column"],
    anchor: ["String!", "The fragment that leads to it: read-the-curve-by-column"],
    level: ["Int!", "2 for a section, 3 for a part of one"],
  }),
}
