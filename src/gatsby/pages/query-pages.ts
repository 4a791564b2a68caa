import type { CreatePagesArgs } from "gatsby"

/** What a page creator needs of Gatsby; tests pass fakes. */
export type PageCreatorArgs = Pick<CreatePagesArgs, "actions" | "graphql" | "reporter">

/**
 * Runs a page creator's query; an error stops the build and names the pages that could not be made.
 * @param pages what the query is for, in the plural: "post pages"
 * @returns undefined where the query failed and the build goes on
 */
export const queryPages = async <T>(
  { graphql, reporter }: PageCreatorArgs,
  pages: string,
  query: string,
): Promise<T | undefined> => {
  const { data, errors } = await graphql<T>(query)
  if (!errors && data) return data
  // In `gatsby develop` this only reports: the pages stay away until the query is mended.
  reporter.panicOnBuild(`The query for ${pages} failed; none was created.`, errors)
  return undefined
}
