import type { z } from "zod"
import type { Redirect } from "../../shared/redirects"

export type Values = Record<string, unknown>

/** What a node depends on besides its own file. */
export type BuildContext = {
  tokens: Record<string, string>
  topLevelCategories: readonly string[]
  retiredPosts: readonly string[]
  redirects: readonly Redirect[]
  day: string
}

/** The key identifies a node within its file. */
export type ContentNode = { type: string; key: string; fields: Values }

/** What fields refer to: texts by their slug, or the entries of a list by a field of theirs; `type` is that of the linked node. */
export const references = {
  post: { folder: "posts", type: "Post" },
  service: { folder: "services", type: "Service" },
  resource: { folder: "resources", type: "Resource" },
  case: { folder: "cases", type: "CaseStudy" },
  category: { list: "categories.json", key: "name" },
  author: { list: "authors.json", key: "slug", type: "Author" },
  brand: { list: "brands.json", key: "slug", type: "Brand" },
} as const

export type Choice = keyof typeof references | "tags"

/** Fields that only the GraphQL type has; each description has an example. */
export type Derived = Record<string, [type: string, doc: string]>

/** A kind of content; the check, the GraphQL schema and the CMS derive from it. */
export type ContentType = {
  /** Describes the front matter of a markdown file, or a whole JSON file. */
  schema: z.ZodType
  cms: {
    label: string
    /** What one entry of a folder or list is called, and what the CMS says about all. */
    singular?: string
    hint?: string
    /** Each text has its own folder, with its images. */
    inFolders?: boolean
  }
  type?: string
  doc?: string
  derived?: Derived
  /** Its texts share a page, each in a section of its own. */
  sharesPage?: true
  /** Whether builds contain a text on a day; `gatsby develop` has all. */
  isPublished?: (frontmatter: Values, day: string) => boolean
  /** The fields of its nodes, if they differ from the file's. */
  node?: z.ZodObject
  /** Called for each file, or each entry of a JSON list; `slug` is the name of the file or its folder. */
  nodes?: (values: Values, slug: string, context: BuildContext) => ContentNode[]
}

/** A GraphQL type without a file of its own. */
export type OtherType = { type: string; doc: string; derived: Derived; isNode?: boolean }

export const singleNode = (type: string, key: unknown, fields: Values): ContentNode[] => [
  { type, key: String(key), fields },
]
