import type { ContentType, Values } from "./content-type"
import { group, paragraph, reference, text } from "./field-types"
import { points, seoFields } from "./shared-fields"

const copyFields = {
  ...seoFields,
  heading: text("the page's main heading", "Tell us what you want to know"),
  lead: paragraph("the sentence below the heading", "We answer within 24 hours on business days."),
  points: points().optional(),
}

const landingFields = {
  ...copyFields,
  keyFindings: points("a list of facts with title and text", "Three lines, shown above the form on phones")
    .min(1)
    .optional(),
  service: reference(
    "service",
    "seo-consulting",
    "The service that is offered; its cases and a client's words are shown",
  ).optional(),
}

const copy = group(copyFields)
const landing = group(landingFields)

export const pageCopy = {
  schema: group({
    services: copy,
    landing,
    results: copy,
    testimonials: copy,
    resources: copy,
    contact: copy,
    blog: copy,
    search: copy,
    sitemap: copy,
  }),
  type: "PageCopy",
  doc: "The copy of one fixed page, from content/pages.json.",
  nodeSchema: landing,
  derived: {
    slug: ["String!", "The page's key in the file: contact"],
    keyFindings: ["[Point!]!", 'In three lines: [{ title: "Free", … }]; empty for all pages but landing'],
  },
  cms: { label: "Other pages" },
  nodes: pages =>
    Object.entries(pages as Record<string, Values>).map(([slug, page]) => ({
      type: "PageCopy",
      fields: { ...page, slug, points: page.points ?? [], keyFindings: page.keyFindings ?? [] },
    })),
} satisfies ContentType
