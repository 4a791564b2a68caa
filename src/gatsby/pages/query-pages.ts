import type { CreatePagesArgs } from "gatsby"

/** What a page creator needs of Gatsby; tests pass fakes. */
export type PageCreatorArgs = Pick<CreatePagesArgs, "actions" | "graphql" | "reporter">

/**
 * Runs a page creator's query; an error stops the build and names the pages that could not be made.
 * @param pages what the query is for, in the plural: "post pages"
 */
export const queryPages = async <T>(
  { graphql, reporter }: PageCreatorArgs,
  pages: string,
  query: string,
): Promise<T> => {
  const { data, errors } = await graphql<T>(query)
  if (errors || !data) reporter.panicOnBuild(`The query for ${pages} failed; none was created.`, errors)
  // In `gatsby develop` the report is enough: the page stays away until the query is mended.
  return data as T
}
