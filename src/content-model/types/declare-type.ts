import type { z } from "zod"
import type { Redirect } from "../../shared/redirects"
import type { Derived } from "./field-types"
import { sdlOf } from "./sdl"

/** A source's own values: front matter, or an object of a JSON file. */
export type Values = Record<string, unknown>

/** What a node depends on besides its own file. */
export type BuildContext = {
  topLevelCategories: readonly string[]
  retiredPosts: readonly string[]
  redirects: readonly Redirect[]
  /** The day of the build. */
  day: string
}

/** A node to create: its GraphQL type, its key within the file, and its fields. */
export type ContentNode = { type: string; key: string; fields: Values }

/** The folders of entries that fields can refer to. */
export const choiceFolders = { post: "posts", service: "services", resource: "resources", case: "cases" }

export type Choice = "category" | "author" | "tags" | "brand" | keyof typeof choiceFolders

type CmsLabels = {
  /** In the plural: "Articles". */
  label: string
  /** In the singular: "Article". */
  one: string
  hint?: string
  /** Each text has its own folder, with its images. */
  inFolders?: boolean
  /** The site needs exactly these texts, so they cannot be created, renamed or deleted. */
  isFixed?: boolean
}

/** A kind of content; the check, the GraphQL schema and the CMS derive from it. */
export type ContentType<T extends z.ZodType = z.ZodType> = {
  /** The front matter of a markdown file, or a whole JSON file. */
  schema: T
  cms: CmsLabels
  /** Its GraphQL types by name. */
  sdl: Record<string, string>
  /** The nodes of a file, or of each object of a JSON list; `slug` is the file's or folder's name. */
  nodes?: (values: Values, slug: string, context: BuildContext) => ContentNode[]
}

type Declaration = Pick<ContentType, "cms" | "nodes"> & {
  /** The GraphQL type of its nodes, and its description. */
  type?: string
  doc?: string
  derived?: Derived
  /** The fields of its nodes, if they differ from the file's. */
  node?: z.ZodObject
}

export const contentType = <T extends z.ZodType>(
  schema: T,
  { type, doc = "", derived, node, ...rest }: Declaration,
): ContentType<T> => ({
  ...rest,
  schema,
  sdl: type ? sdlOf(node ?? schema, { type, doc, derived, isNode: true }) : {},
})

/** The nodes of a source with a single node. */
export const oneNode = (type: string, key: unknown, fields: Values): ContentNode[] => [
  { type, key: String(key), fields },
]
