import type { CreatePagesArgs } from "gatsby"

/** What a step of the build needs of Gatsby in order to run a query. */
export type QueryArgs = Pick<CreatePagesArgs, "graphql" | "reporter">

/**
 * Runs a query of the build; an error stops the build and names what could not be made.
 * @param purpose what the query is for, such as "the pages"
 * @returns undefined where the query failed in `gatsby develop`, which goes on
 */
export const runQuery = async <T>(
  { graphql, reporter }: QueryArgs,
  purpose: string,
  query: string,
): Promise<T | undefined> => {
  const { data, errors } = await graphql<T>(query)
  if (!errors && data) return data
  reporter.panicOnBuild(`The query for ${purpose} failed; nothing was created.`, errors)
  return undefined
}
