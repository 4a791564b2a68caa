import { z } from "zod"
import { aboutPage } from "./about-page"
import { ampPage } from "./amp-page"
import { author } from "./author"
import { caseStudy, testimonial } from "./case-study"
import { category } from "./category"
import { chart } from "./chart"
import { client } from "./client"
import { brandColours } from "./colours"
import type { BuildContext, ContentNode, ContentType, OtherType, Values } from "./content-type"
import { diagrams } from "./diagrams"
import { enquiryForms } from "./enquiry-forms"
import { homePage } from "./home-page"
import { ledger } from "./ledger"
import { legalPage, page } from "./page"
import { pageCopy } from "./page-copy"
import { post } from "./post"
import { reconciliation } from "./reconciliation"
import { redirect, retiredPosts } from "./redirect"
import { resource } from "./resource"
import { sampleProof } from "./sample-proof"
import { service } from "./service"
import { derivedTypes } from "./shared-fields"
import { siteAudit } from "./site-audit"
import { siteSettings } from "./site-settings"
import { slugOf } from "./slug"
import { withDefaults } from "./words"

export const markdownTypes = {
  posts: post,
  services: service,
  resources: resource,
  reconciliations: reconciliation,
  legal: legalPage,
  pages: page,
} satisfies Record<string, ContentType>

export type MarkdownFolder = keyof typeof markdownTypes

export const jsonFolders = { cases: caseStudy, charts: chart } satisfies Record<string, ContentType>

export type JsonFolder = keyof typeof jsonFolders

/** The field by which lists name an entry of a folder: its title, or the heading of what has none. */
export const titleFieldOf = (folder: MarkdownFolder | JsonFolder): "title" | "heading" =>
  "title" in { ...markdownTypes, ...jsonFolders }[folder].schema.shape ? "title" : "heading"

const jsonTypes: Record<string, ContentType> = {
  "categories.json": category,
  "authors.json": author,
  "brands.json": client,
  "ledger.json": ledger,
  "retired.json": retiredPosts,
  "redirects.json": redirect,
  "amp.json": ampPage,
  "site.json": siteSettings,
  "colours.json": brandColours,
  "forms.json": enquiryForms,
  "home.json": homePage,
  "about.json": aboutPage,
  "pages.json": pageCopy,
  "diagrams.json": diagrams,
  "sample.json": sampleProof,
  "audit.json": siteAudit,
}

export const knownJson = Object.keys(jsonTypes)

const folderOf = (path: string): string => /^([^/]+)\/[^/]+\.json$/.exec(path)?.[1] ?? ""

export const isChart = (path: string): boolean => folderOf(path) === "charts"

export const isCase = (path: string): boolean => folderOf(path) === "cases"

const typesByName = new Map(Object.entries({ ...jsonFolders, ...jsonTypes }))

/** @param path below `content/` */
export const jsonTypeOf = (path: string): ContentType | undefined => typesByName.get(folderOf(path) || path)

export const isMarkdownFolder = (name: string): name is MarkdownFolder => Object.hasOwn(markdownTypes, name)

/** @param path below `content/` */
export const markdownTypeOf = (path: string): ContentType | undefined => {
  const [folder = ""] = path.split("/")
  return path.endsWith(".md") && isMarkdownFolder(folder) ? markdownTypes[folder] : undefined
}

export const allTypes: ContentType[] = [...Object.values(markdownTypes), ...typesByName.values()]

export const otherTypes: OtherType[] = [...derivedTypes, testimonial]

/** The headings of texts that share a page begin one level deeper, and their anchors with the text's slug. */
export const bodyLayout = (path: string): { shallowestHeading: number; anchorPrefix: string } =>
  markdownTypeOf(path)?.sharesPage
    ? { shallowestHeading: 3, anchorPrefix: `${slugOf(path)}-` }
    : { shallowestHeading: 2, anchorPrefix: "" }

/** The nodes of a file, or of one object of a JSON list. @param path below `content/` */
export const contentNodesOf = (path: string, values: Values, context: BuildContext): ContentNode[] => {
  const contentType: ContentType | undefined = markdownTypeOf(path) ?? jsonTypeOf(path)
  if (!contentType?.type) return []
  const { type, fields, nodes, schema } = contentType
  // Of a list, one object is given.
  const entry = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
  const filled = withDefaults(entry, values) as Values
  const slug = slugOf(path)
  return nodes?.(filled, slug) ?? [{ type, fields: fields?.(filled, slug, context) ?? filled }]
}
