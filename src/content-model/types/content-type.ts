import type { z } from "zod"
import type { Redirect } from "../../shared/redirects"

/** A source's own values: front matter, or an object of a JSON file. */
export type Values = Record<string, unknown>

/** What a node depends on beside its own file. */
export type Surroundings = {
  topLevelCategories: readonly string[]
  retiredPosts: readonly string[]
  redirects: readonly Redirect[]
  /** The day of the build. */
  day: string
}

/** One content node to be: its GraphQL type, its key within the file, and its fields. */
export type ContentNode = { type: string; key: string; fields: Values }

/** What an editor chooses among what there is. */
export type Choice = "category" | "author" | "tags" | "brand" | "post" | "service" | "resource" | "case"

/** What the desk at `/admin` says of one field, where that is more than its name and what the check expects of it. */
export type DeskField = {
  /** Default: the field's name, "readingTime" as "Reading time". */
  label?: string
  /** Default: what the check expects there. */
  hint?: string
  /** A choice of what there is, an image to upload, or a text of several lines; default: by the schema. */
  as?: Choice | "image" | "paragraph"
  /** Where below `content/` an uploaded image goes; default: beside the text. */
  folder?: string
  /** Search engines cut it: as long as a page's title or description may be. */
  head?: "title" | "description"
  /** What stands before the text in the title of its page: "Tag: ". */
  headPrefix?: string
  /** What a new entry begins with: a switch that is on, or the present day. */
  begins?: true | "today"
}

/** How the desk at `/admin` offers a type. */
export type DeskWords = {
  /** All of them: "Articles". */
  label: string
  /** One of them: "Article". */
  one: string
  /** Below the name: what it is for. */
  hint?: string
  /** By the field's path, entries of lists left out: `title`, `metric.value`. */
  fields?: Record<string, DeskField>
  /** Of a folder: each text has a folder of its own, with its images beside it. */
  inFolders?: boolean
  /** Of a folder: the site needs just these texts, so that none is made, renamed or deleted. */
  isFixed?: boolean
}

/** All that the site knows of one kind of content; everything else is made from it. */
export type ContentType = {
  /** What an editor writes: the front matter of a markdown file, or a whole JSON file. */
  schema: z.ZodType
  desk: DeskWords
  /** Its GraphQL types; none for a file that no query asks for. */
  sdl?: string
  /**
   * The nodes that a file gives, or each object of a JSON file that is a list.
   * @param slug the name of its file or folder
   */
  nodes?: (values: Values, slug: string, around: Surroundings) => ContentNode[]
}

/** The one node of a source. */
export const oneNode = (type: string, key: unknown, fields: Values): ContentNode[] => [
  { type, key: String(key), fields },
]
