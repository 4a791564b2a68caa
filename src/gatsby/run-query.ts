import type { CreatePagesArgs } from "gatsby"

export type QueryArgs = Pick<CreatePagesArgs, "graphql" | "reporter">

/** @returns undefined if the query failed in `gatsby develop`, which continues */
export const runQuery = async <T>(
  { graphql, reporter }: QueryArgs,
  purpose: string,
  query: string,
  variables = {},
) => {
  const { data, errors } = await graphql<T>(query, variables)
  if (!errors && data) return data
  reporter.panicOnBuild(`The query for ${purpose} failed; nothing was created.`, errors)
  return undefined
}
