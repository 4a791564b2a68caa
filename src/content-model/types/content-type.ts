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

/** All that the site knows of one kind of content; everything else is made from it. */
export type ContentType = {
  /** What an editor writes: the front matter of a markdown file, or a whole JSON file. */
  schema: z.ZodType
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
