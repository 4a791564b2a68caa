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

export type ContentNode = { type: string; fields: Values }

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
    /** What one entry of a folder or list is called. */
    singular?: string
    /** What the CMS says about all. */
    hint?: string
    /** Each text has its own folder, with its images. */
    inFolders?: boolean
  }
  type?: string
  doc?: string
  derived?: Derived
  /** Its texts share a page, each in a section of its own. */
  sharesPage?: true
  /** Describes its nodes, if they differ from the file. */
  nodeSchema?: z.ZodObject
  /** A node's fields, if they are not as written; `slug` is that of the file or its folder. */
  fields?: (values: Values, slug: string, context: BuildContext) => Values
  /** Instead, where a file has several nodes. */
  nodes?: (values: Values, slug: string) => ContentNode[]
}

/** A GraphQL type without a file of its own. */
export type OtherType = { type: string; doc: string; derived: Derived; isNode?: boolean }
