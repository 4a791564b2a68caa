import type { ContentType, Values } from "./content-type"
import { group, metaOf, objectType, paragraph, reference, text, wordsOf } from "./field-types"
import { headedText, points, seoFields } from "./shared-fields"

const copyFields = {
  ...seoFields,
  heading: text("the page's main heading", "Tell us what you want to know"),
  lead: paragraph("the sentence below the heading", "We answer within 24 hours on business days."),
  points: points().optional(),
}

/** The band at the end of a page, with its buttons; a page without these words has none. */
const closing = headedText.optional()

const heading = (example: string) => text("a heading", example)

const landingFields = {
  ...copyFields,
  pointsHeading: heading("How it works").optional(),
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
  duration: text("the name of its duration", "How long it takes"),
  fee: text("the name of its fee", "Typical fee"),
})

const parts = objectType("CasePartNames", "What the parts of a case are called.", {
  challenge: text("the name of the first part", "The problem"),
  work: text("the name of the second part", "The work"),
  result: text("the name of the third part", "The result"),
})

const ledger = objectType("LedgerCopy", "The words above the estimates and their outcomes.", {
  heading: heading("How our estimates turned out"),
  text: paragraph("how to read them").optional(),
})

const groups = objectType("SitemapGroups", "The headings of the sitemap page.", {
  main: heading("Main pages"),
  services: heading("Services"),
  posts: heading("Blog articles"),
  categories: heading("Categories"),
  tags: heading("Tags"),
  resources: heading("Free resources"),
  legal: heading("Legal and utility"),
  amp: heading("AMP pages"),
})

const directHeading = heading("Contact us directly")
const relatedHeading = heading("On this topic")

// No field may become required within a version's first number (CHANGELOG.md).
const servicesFields = { ...copyFields, closing, facts: facts.optional() }
const resultsFields = { ...copyFields, closing, parts: parts.optional(), ledger: ledger.optional() }
const resourcesFields = { ...copyFields, closing, entryClosing: closing }
const contactFields = { ...copyFields, directHeading: directHeading.optional() }
const blogFields = { ...copyFields, closing, relatedHeading: relatedHeading.optional() }
const sitemapFields = { ...copyFields, groups: groups.optional() }

const copy = group(copyFields)

const defaults: Record<string, Values> = {
  services: { facts: wordsOf(facts) },
  results: { parts: wordsOf(parts), ledger: wordsOf(ledger) },
  landing: { pointsHeading: "How it works" },
  contact: { directHeading: metaOf(directHeading).example },
  blog: { relatedHeading: metaOf(relatedHeading).example },
  sitemap: { groups: wordsOf(groups) },
}

const allFields = group({
  ...landingFields,
  ...servicesFields,
  ...resultsFields,
  ...resourcesFields,
  ...contactFields,
  ...blogFields,
  ...sitemapFields,
})

export const pageCopy = {
  schema: group({
    services: group(servicesFields),
    landing: group(landingFields),
    results: group(resultsFields),
    testimonials: group({ ...copyFields, closing }),
    resources: group(resourcesFields),
    contact: group(contactFields),
    blog: group(blogFields),
    search: copy,
    sitemap: group(sitemapFields),
  }),
  type: "PageCopy",
  doc: "The copy of one fixed page, from content/pages.json.",
  nodeSchema: allFields,
  derived: {
    slug: ["String!", "The page's key in the file: contact"],
    keyFindings: ["[Point!]!", 'In three lines: [{ title: "Free", … }]; empty for all pages but landing'],
  },
  cms: { label: "Other pages" },
  nodes: pages =>
    Object.entries(pages as Record<string, Values>).map(([slug, page]) => ({
      type: "PageCopy",
      fields: {
        ...defaults[slug],
        ...page,
        slug,
        points: page.points ?? [],
        keyFindings: page.keyFindings ?? [],
      },
    })),
} satisfies ContentType
