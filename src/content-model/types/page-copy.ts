import type { z } from "zod"
import type { ContentType, Values } from "./content-type"
import { group, objectType, paragraph, reference, text, unwrap, wordsOf } from "./field-types"
import { noticeFields, pageWords } from "./page-words"
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

const none = (example: string) => text("what the page says while it lists nothing", example)
const noQuotes = none("No quotes here yet.")
const noResources = none("No resources here yet.")
const readers = text("a heading above those who read enquiries, with {names}", {
  example: "{names} will read this",
  fills: ["names"],
})
const contents = text("the name of the list of services", "Services")
const details = text("the AMP page's link to a service", "Deliverables and durations")
const directHeading = heading("Contact us directly")
const relatedHeading = heading("On this topic")

// No field may become required within a version's first number (CHANGELOG.md).
const servicesFields = {
  ...copyFields,
  closing,
  facts: facts.optional(),
  contents: contents.optional(),
  details: details.optional(),
}
const resultsFields = {
  ...copyFields,
  closing,
  parts: parts.optional(),
  ledger: ledger.optional(),
  relations: pageWords.results.relations.optional(),
  outcomes: pageWords.results.outcomes.optional(),
}
const testimonialsFields = { ...copyFields, closing, none: noQuotes.optional() }
const resourcesFields = { ...copyFields, closing, entryClosing: closing, none: noResources.optional() }
const contactFields = { ...copyFields, directHeading: directHeading.optional(), readers: readers.optional() }
const blogFields = { ...copyFields, closing, relatedHeading: relatedHeading.optional() }
const searchFields = { ...copyFields, found: pageWords.search.found.optional() }
const sitemapFields = {
  ...copyFields,
  groups: groups.optional(),
  labels: pageWords.sitemap.labels.optional(),
}

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

/** What a page says where its entry, or a field of it, is left out; without these fields it says nothing. */
const defaultWords = (page: z.ZodType): Values => {
  const { closing, entryClosing, service, ...words } = wordsOf(unwrap(page) as z.ZodObject)
  return words
}

/** Of all entries, of which only some have each. */
const optional = (fields: Record<string, z.ZodType>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.optional()]))

const allFields = group({
  ...optional(Object.assign({}, ...Object.values(noticeFields))),
  ...landingFields,
  ...servicesFields,
  ...resultsFields,
  ...resourcesFields,
  ...contactFields,
  ...blogFields,
  ...searchFields,
  ...sitemapFields,
})

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
      const page = (written as Record<string, Values | undefined>)[slug] ?? {}
      return {
        type: "PageCopy",
        fields: {
          lead: "",
          ...defaultWords(schema),
          ...page,
          slug,
          points: page.points ?? [],
          keyFindings: page.keyFindings ?? [],
        },
      }
    }),
} satisfies ContentType
