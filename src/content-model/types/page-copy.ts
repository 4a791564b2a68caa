import { z } from "zod"
import type { ContentType, Values } from "./content-type"
import { group, objectType, paragraph, reference, text } from "./field-types"
import { noticeFields, pageWords } from "./page-words"
import { headedText, points, seoFields } from "./shared-fields"
import { withDefaults, words } from "./words"

const copyFields = {
  ...seoFields,
  heading: text("the page's main heading", "Tell us what you want to know"),
  lead: paragraph("the sentence below the heading", "We answer within 24 hours on business days."),
  points: points().optional(),
}

/** The band at the end of a page, with its buttons; a page without these words has none. */
const closing = headedText.optional()

const heading = (byDefault: string) => words(byDefault, "a heading")

const landingFields = {
  ...copyFields,
  pointsHeading: heading("How it works").optional(),
  report: pageWords.landing.report.optional(),
  keyFindings: points("a list of facts with title and text", "Three lines, shown above the form on phones")
    .min(1)
    .optional(),
  service: reference(
    "service",
    "seo-consulting",
    "The service that is offered; its cases and a client's words are shown",
  ).optional(),
}

const facts = objectType("ServiceFactNames", "What the facts of a service are called.", {
  heading: heading("At a glance"),
  duration: words("How long it takes", "the name of its duration"),
  fee: words("Typical fee", "the name of its fee"),
}).optional()

const parts = objectType("CasePartNames", "What the parts of a case are called.", {
  challenge: words("The problem", "the name of the first part"),
  work: words("The work", "the name of the second part"),
  result: words("The result", "the name of the third part"),
}).optional()

const ledger = objectType("LedgerCopy", "The words above the estimates and their outcomes.", {
  heading: heading("How our estimates turned out"),
  text: paragraph("how to read them").optional(),
}).optional()

const groups = objectType("SitemapGroups", "The headings of the sitemap page.", {
  main: heading("Main pages"),
  services: heading("Services"),
  posts: heading("Blog articles"),
  categories: heading("Categories"),
  tags: heading("Tags"),
  resources: heading("Free resources"),
  legal: heading("Legal and utility"),
  amp: heading("AMP pages"),
}).optional()

const none = (byDefault: string) => words(byDefault, "what the page says while it lists nothing")

// No field may become required within a version's first number (CHANGELOG.md).
const servicesFields = {
  ...copyFields,
  closing,
  facts,
  contents: words("Services", "the name of the list of services"),
  details: words("Deliverables and durations", "the AMP page's link to a service"),
}
const resultsFields = {
  ...copyFields,
  closing,
  parts,
  ledger,
  relations: pageWords.results.relations,
  outcomes: pageWords.results.outcomes,
}
const testimonialsFields = { ...copyFields, closing, none: none("No quotes here yet.") }
const resourcesFields = {
  ...copyFields,
  closing,
  entryClosing: closing,
  none: none("No resources here yet."),
}
const contactFields = {
  ...copyFields,
  directHeading: heading("Contact us directly"),
  readers: words("{names} will read this", "a heading above those who read enquiries, with {names}"),
}
const blogFields = { ...copyFields, closing, relatedHeading: heading("On this topic") }
const searchFields = { ...copyFields, found: pageWords.search.found }
const sitemapFields = { ...copyFields, groups, labels: pageWords.sitemap.labels }

const pages = {
  services: group(servicesFields),
  landing: group(landingFields),
  results: group(resultsFields),
  testimonials: group(testimonialsFields),
  resources: group(resourcesFields),
  contact: group(contactFields),
  blog: group(blogFields),
  search: group(searchFields),
  sitemap: group(sitemapFields),
  notFound: group(noticeFields.notFound).optional(),
  postNotFound: group(noticeFields.postNotFound).optional(),
  moved: group(noticeFields.moved).optional(),
  sent: group(noticeFields.sent).optional(),
  notSent: group(noticeFields.notSent).optional(),
}

/** Of all entries, of which only some have what may be left out. */
const allFields = group(
  Object.fromEntries(
    Object.entries({
      ...Object.assign({}, ...Object.values(noticeFields)),
      ...landingFields,
      ...servicesFields,
      ...resultsFields,
      ...testimonialsFields,
      ...resourcesFields,
      ...contactFields,
      ...blogFields,
      ...searchFields,
      ...sitemapFields,
    } as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      field instanceof z.ZodOptional ? field.nullable() : field,
    ]),
  ),
)

export const pageCopy = {
  schema: group(pages),
  type: "PageCopy",
  doc: "The copy of one fixed page, from content/pages.json.",
  nodeSchema: allFields,
  derived: {
    slug: ["String!", "The page's key in the file: contact"],
    keyFindings: ["[Point!]!", 'In three lines: [{ title: "Free", … }]; empty for all pages but landing'],
  },
  cms: { label: "Other pages" },
  nodes: written =>
    Object.entries(pages).map(([slug, schema]) => {
      // Also of a page that is missing, since `gatsby develop` goes on.
      const page = withDefaults(schema, written[slug] ?? {}) as Values
      return {
        type: "PageCopy",
        fields: {
          lead: "",
          ...page,
          slug,
          points: page.points ?? [],
          keyFindings: page.keyFindings ?? [],
        },
      }
    }),
} satisfies ContentType
