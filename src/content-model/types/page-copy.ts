import type { ContentType, DeskField, Values } from "./content-type"
import { points, seoFields } from "./copy"
import { fields, list, text } from "./parts"

const copyFields = {
  ...seoFields,
  heading: text("the page's main heading"),
  lead: text("the sentence below the heading"),
  points: points().optional(),
}
const copy = fields(copyFields)

/** The page of the audit also says in three lines what one gets, and shows a part of a report. */
const landing = fields({
  ...copyFields,
  inShort: points("a list of facts with title and text").min(1).optional(),
  excerpt: fields({
    title: text("what is shown"),
    fixes: list(
      fields({
        fix: text("what is to be done"),
        evidence: text("what was found"),
        effect: text("the expected effect"),
        effort: text("the effort"),
      }),
      "a list of fixes with fix, evidence, effect and effort",
    ),
    note: text("where it is from").optional(),
  }).optional(),
})

const pages = [
  "services",
  "landing",
  "results",
  "testimonials",
  "resources",
  "contact",
  "blog",
  "search",
  "sitemap",
]

/** The copy of the fixed pages: `content/pages.json`. */
export const pageCopy: ContentType = {
  schema: fields(Object.fromEntries(pages.map(page => [page, page === "landing" ? landing : copy]))),
  desk: {
    label: "Other pages",
    one: "Other pages",
    fields: {
      ...Object.fromEntries(
        pages.flatMap((page): [string, DeskField][] => [
          [`${page}.title`, { head: "title" }],
          [`${page}.description`, { as: "paragraph", head: "description" }],
          [`${page}.lead`, { as: "paragraph" }],
          [`${page}.points.text`, { as: "paragraph" }],
        ]),
      ),
      "landing.inShort": { hint: "Three lines, which stand above the form on a phone" },
      "landing.inShort.text": { as: "paragraph" },
      "landing.excerpt": { label: "Excerpt of a report" },
      "landing.excerpt.fixes.evidence": { as: "paragraph" },
    },
  },
  nodes: pages =>
    Object.entries(pages as Record<string, Values>).map(([slug, page]) => ({
      type: "PageCopy",
      key: slug,
      fields: { ...page, slug, points: page.points ?? [], inShort: page.inShort ?? [] },
    })),
  sdl: /* GraphQL */ `
"""
One line of an audit's report.
"""
type ReportFix @dontInfer {
  "Point 1,840 guides’ canonicals at themselves"
  fix: String!
  "They name a listing page, and Google indexes that instead."
  evidence: String!
  "25,000 to 40,000 clicks a month"
  effect: String!
  "2 days"
  effort: String!
}

"""
A part of a report, as it is shown to those who may ask for one.
"""
type ReportExcerpt @dontInfer {
  "The first three of 19 fixes"
  title: String!
  "In their order"
  fixes: [ReportFix!]!
  "Where it is from: the audit of a publisher's archive"
  note: String
}

"""
The copy of one fixed page, from content/pages.json.
"""
type PageCopy implements Node @dontInfer {
  "The page's key in the file: contact"
  slug: String!
  "For the browser's tab and search engines: Contact"
  title: String!
  "Meta description, unique on the site: Ask for a free call of 30 minutes."
  description: String!
  "The h1: Tell us what you want to know"
  heading: String!
  "The sentence below it: We answer within 24 hours on business days."
  lead: String!
  "What the page explains beside its main thing: [{ title: \\"What happens next\\", text: \\"We reply.\\" }]"
  points: [Point!]!
  "What one gets, in three lines; empty for all pages but landing"
  inShort: [Point!]!
  "A part of a report; an editor may leave it out"
  excerpt: ReportExcerpt
}
`,
}
