import { ampAboutAnchors } from "../../shared/amp-paths"
import type { ContentType, Values } from "./content-type"
import { group, nonEmptyList, objectType, paragraph, slug, text, unique } from "./field-types"
import { headedText, link, paragraphs, points, seo } from "./shared-fields"
import { words } from "./words"

const section = objectType(
  "AboutSection",
  "A section of the About page.",
  {
    id: slug({ label: "Anchor", hint: "The end of the section's address: /about#who-we-are", sdl: "" }),
    heading: text("a heading", "Why partner with us"),
    body: paragraphs("a list of paragraphs"),
    points: points().optional(),
    link: link.optional(),
  },
  { derived: { anchor: ["String!", "The fragment: why-partner"] } },
)

// Defaults, since no field may become required within a version's first number (CHANGELOG.md).
const headings = objectType("AboutHeadings", "The headings of what is not among the sections.", {
  people: words("Who you’ll deal with", "a heading above those who work here"),
  approach: words("Our approach", "a heading of the AMP page"),
  results: words("Proven results", "a heading of the AMP page"),
  why: words("Why choose us", "the AMP page's heading of why-partner"),
})

const nodeOf = ({ id, ...rest }: Values) => ({ ...rest, anchor: id, points: rest.points ?? [] })

export const aboutPage = {
  schema: group({
    seo,
    heading: text("the page's main heading", "Analysts who write"),
    lead: paragraph("the sentence below the heading", "We help teams to decide by figures."),
    sections: unique(nonEmptyList(section, "a list of sections with id, heading and body"), "id").refine(
      sections => ampAboutAnchors.every(needed => sections.some(({ id }) => id === needed)),
      `a list with the IDs ${ampAboutAnchors.join(" and ")}, which the AMP page shows`,
    ),
    closing: headedText,
    headings: headings.optional(),
    approach: paragraphs("a list of short points, for the AMP page"),
    results: paragraphs("a list of the claims as sentences, for the AMP page"),
  }),
  type: "AboutPage",
  doc: "The copy of the About page, from content/about.json.",
  cms: { label: "About page" },
  fields: values => ({
    ...values,
    sections: (values.sections as Values[]).map(nodeOf),
  }),
} satisfies ContentType
