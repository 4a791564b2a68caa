import { withoutSlash } from "./addresses"

/**
 * Pages on which visitors work with their own numbers, which must not leave the browser: each is a document of its own, whose
 * Content-Security-Policy allows no connection that it does without (`src/host/content-security-policy.ts`). Links into and out of
 * one are therefore the browser's, since a page that Gatsby navigates to keeps the policy of the document before it.
 * @param path without a query; `gatsby-config.ts` writes the list, from the names of content's files
 */
export const isClosedPage = (path: string): boolean =>
  (JSON.parse(process.env.GATSBY_CLOSED_PAGES || "[]") as string[]).includes(withoutSlash(path))
