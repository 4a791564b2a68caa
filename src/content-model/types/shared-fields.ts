import type { Derived, OtherType } from "./content-type"
import { image, list, metaDescription, nonEmptyList, objectType, paragraph, text } from "./field-types"

const point = objectType("Point", "A title with a sentence or two below it.", {
  title: text("a short title", "What happens next"),
  text: paragraph("a sentence or two", "We reply within 24 hours on business days."),
})

export const points = (expected = "a list of points with title and text", hint?: string) =>
  list(point, expected, { sdl: "[Point!]!", ...(hint && { hint }) })

// How many characters search engines show.
export const maxTitleLength = 60
export const maxDescriptionLength = 160

export const seoFields = {
  title: text("the page's title", { example: "About us", seo: "title" }),
  description: metaDescription(
    "one or two sentences for search engines",
    "Who we are, and whom we work with.",
  ),
}

export const seo = objectType("SeoCopy", "Title and description for search engines.", seoFields, {
  label: "For search engines",
})

export const bodyFields: Derived = {
  html: ["String!", 'The body, whose top headings are h2: <h2 id="costs">…'],
  headings: ["[Heading!]!", 'All, in order: [{ text: "Costs", anchor: "costs", level: 2 }]'],
}

/** Shown on /resources as a sheet of paper. */
export const sheetPicture = image(
  "the file name of a picture beside the resource",
  "seo-audit-checklist.png",
  "The first page of the document, as an image 960 pixels wide, or a drawing of it (docs/editors.md)",
)

export const headedTextFields = {
  heading: text("a heading", "What we do"),
  text: paragraph("a sentence or two", "Four ways to work with us.").optional(),
}

export const link = objectType("SiteLink", "A link of the navigation, the footer or a section.", {
  label: text("the words of the link", "Imprint"),
  path: text("an address of this site, such as /about", { leadsTo: "page", example: "/imprint" }),
})

export const headedText = objectType("HeadedText", "A heading with its text.", headedTextFields)

export const paragraphs = (expected: string) =>
  nonEmptyList(text("a paragraph", "We measure before we advise."), expected, { as: "paragraph" })

export const derivedTypes: OtherType[] = [
  {
    type: "Topic",
    doc: "A category or tag of an article or resource.",
    derived: {
      name: ["String!", "SEO Strategies"],
      slug: ["String!", "seo-strategies"],
      path: ["String!", "/seo-strategies"],
    },
  },
  {
    type: "Tag",
    doc: "A tag with the articles and resources that have it.",
    derived: {
      name: ["String!", "SEO"],
      slug: ["String!", "seo"],
      path: ["String!", "/tag/seo"],
      posts: ["[Post!]!", 'The articles: [{ title: "Reading cohorts", … }]'],
      resources: ["[Resource!]!", 'The resources: [{ title: "SEO audit checklist", … }]'],
    },
  },
  {
    type: "TagList",
    doc: "All tags, by slug.",
    derived: { nodes: ["[Tag!]!", '[{ name: "SEO", … }]'], totalCount: ["Int!", "24"] },
  },
  {
    type: "DocumentInfo",
    doc: "A document below static, as described to visitors.",
    derived: {
      format: ["String!", "PDF"],
      size: ["String!", "192 kB"],
      pages: ["Int", "4: of a PDF, where it can be read"],
    },
  },
  {
    type: "Drawing",
    doc: 'An SVG, published in one size with the theme\'s colours: a file has it as its "drawing".',
    derived: {
      src: ["String!", "/static/6e08…/drawing-themed.svg"],
      width: ["Int", "1200: in pixels; null if the SVG does not state it"],
      height: ["Int", "675"],
    },
  },
  {
    type: "Heading",
    doc: "A heading inside an article, for its table of contents.",
    derived: {
      text: ["String!", "Read the curve by column"],
      anchor: ["String!", "The fragment that leads to it: read-the-curve-by-column"],
      level: ["Int!", "2 for a section, 3 and more for its parts"],
    },
  },
]
