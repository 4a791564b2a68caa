import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"

/** What a page creator needs of Gatsby; tests pass fakes. */
export type PageCreatorArgs = Pick<CreatePagesArgs, "actions" | "graphql" | "reporter">

const template = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** The template of each kind of generated page, by path, since the build never imports what runs in a browser. */
export const templates = {
  blog: template("blog"),
  category: template("category"),
  tag: template("tag"),
  post: template("post"),
  resource: template("resource"),
  gone: template("gone"),
  postNotFound: template("post-not-found"),
  styleguide: template("styleguide"),
} as const

/**
 * Runs a page creator's query; an error stops the build and names the pages that could not be created.
 * @param pages what the query is for, in the plural: "post pages"
 * @returns undefined where the query failed in `gatsby develop`, which goes on
 */
export const queryPages = async <T>(
  { graphql, reporter }: PageCreatorArgs,
  pages: string,
  query: string,
): Promise<T | undefined> => {
  const { data, errors } = await graphql<T>(query)
  if (!errors && data) return data
  reporter.panicOnBuild(`The query for ${pages} failed; none was created.`, errors)
  return undefined
}
