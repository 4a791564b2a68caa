import type { z } from "zod"
import type { Redirect } from "../../shared/redirects"
import { cmsFieldsOf, type Derived } from "./parts"
import { sdlOf } from "./sdl"

/** A source's own values: front matter, or an object of a JSON file. */
export type Values = Record<string, unknown>

/** What a node depends on besides its own file. */
export type Surroundings = {
  topLevelCategories: readonly string[]
  retiredPosts: readonly string[]
  redirects: readonly Redirect[]
  /** The day of the build. */
  day: string
}

/** One content node to be created: its GraphQL type, its key within the file, and its fields. */
export type ContentNode = { type: string; key: string; fields: Values }

/** What an editor chooses among existing entries. */
export type Choice = "category" | "author" | "tags" | "brand" | keyof typeof choiceFolders

/** Where the entries are that are files of their own, by the kind of choice. */
export const choiceFolders = { post: "posts", service: "services", resource: "resources", case: "cases" }

/** What the CMS says of one field beyond its name and what the check expects of it. */
export type CmsField = {
  /** Default: the field's name, "readingTime" as "Reading time". */
  label?: string
  /** Default: what the check expects there. */
  hint?: string
  /** A choice among existing entries, an image to upload, or a text of several lines; default: by the schema. */
  as?: Choice | "image" | "paragraph"
  /** Where below `content/` an uploaded image goes; default: beside the text. */
  folder?: string
  /** It becomes a page's title or description, which search engines cut. */
  head?: "title" | "description"
  /** What stands before the text in the title of its page: "Category: ". */
  headPrefix?: string
  /** What a new entry begins with: a switch that is on, or today. */
  begins?: true | "today"
}

/** How the CMS offers a type. */
type CmsLabels = {
  /** All of them: "Articles". */
  label: string
  /** One of them: "Article". */
  one: string
  /** Below the name: what it is for. */
  hint?: string
  /** By the field's path without list positions: `title`, `metric.value`. */
  fields?: Record<string, CmsField>
  /** Of a folder: each text has a folder of its own, with its images beside it. */
  inFolders?: boolean
  /** Of a folder: the site needs exactly these texts, so none is created, renamed or deleted. */
  isFixed?: boolean
}

/** All that the site knows of one kind of content; everything else is derived from it. */
export type ContentType<T extends z.ZodType = z.ZodType> = {
  /** What an editor writes: the front matter of a markdown file, or a whole JSON file. */
  schema: T
  cms: CmsLabels
  /** Its GraphQL types by name; none for a file that no query asks for. */
  sdl: Record<string, string>
  /**
   * The nodes of a file, or of each object of a JSON file that is a list.
   * @param slug the name of its file or folder
   */
  nodes?: (values: Values, slug: string, around: Surroundings) => ContentNode[]
}

type Declaration = {
  /** The GraphQL type of its nodes, with a sentence about it. */
  type?: string
  doc?: string
  /** Fields of the node that are no fields of the file. */
  derived?: Derived
  /** The fields of its nodes, where those are not the fields of the file. */
  node?: z.ZodObject
  cms: CmsLabels
  nodes?: ContentType["nodes"]
}

/** A content type from its schema: GraphQL types and CMS fields follow from what the schema's fields declare. */
export const contentType = <T extends z.ZodType>(
  schema: T,
  { type, doc = "", derived, node, cms, nodes }: Declaration,
): ContentType<T> => ({
  schema,
  cms: { ...cms, fields: { ...cmsFieldsOf(schema), ...cms.fields } },
  sdl: type ? sdlOf(node ?? schema, { type, doc, derived, isNode: true }) : {},
  ...(nodes && { nodes }),
})

/** The one node of a source. */
export const oneNode = (type: string, key: unknown, fields: Values): ContentNode[] => [
  { type, key: String(key), fields },
]
