import type { z } from "zod"
import type { Redirect } from "../../shared/redirects"

/** The values in a file: its front matter, or an object of JSON. */
export type Values = Record<string, unknown>

/** What a node depends on besides its own file. */
export type BuildContext = {
  /** The values of `{brand}` and the like. */
  tokens: Record<string, string>
  topLevelCategories: readonly string[]
  retiredPosts: readonly string[]
  redirects: readonly Redirect[]
  day: string
}

/** A node to create: its GraphQL type, its key within the file, and its fields. */
export type ContentNode = { type: string; key: string; fields: Values }

/** The folders of entries that fields can refer to. */
export const choiceFolders = { post: "posts", service: "services", resource: "resources", case: "cases" }

export type Choice = "category" | "author" | "tags" | "brand" | keyof typeof choiceFolders

/** Fields that only the GraphQL type has: type, and description with an example. */
export type Derived = Record<string, [type: string, doc: string]>

type CmsLabels = {
  label: string
  singular: string
  hint?: string
  /** Each text has its own folder, with its images. */
  inFolders?: boolean
  /** The site needs exactly these texts, so they cannot be created, renamed or deleted. */
  isFixed?: boolean
}

/** A kind of content; the check, the GraphQL schema and the CMS derive from it. */
export type ContentType = {
  /** The front matter of a markdown file, or a whole JSON file. */
  schema: z.ZodType
  cms: CmsLabels
  /** The GraphQL type of its nodes, and its description. */
  type?: string
  doc?: string
  derived?: Derived
  /** The fields of its nodes, if they differ from the file's. */
  node?: z.ZodObject
  /** The nodes of a file, or of each object of a JSON list; `slug` is the file's or folder's name. */
  nodes?: (values: Values, slug: string, context: BuildContext) => ContentNode[]
}

/** A GraphQL type without a file of its own. */
export type OtherType = { type: string; doc: string; derived: Derived; isNode?: boolean }

export const singleNode = (type: string, key: unknown, fields: Values): ContentNode[] => [
  { type, key: String(key), fields },
]
