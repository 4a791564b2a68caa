import type { Actions } from "gatsby"

/**
 * Says with which status a page of the site answers when that is not 200. It reaches every host as a redirect from the
 * address to itself: our adapter, and `/path /path 410!` in Netlify's `_redirects`.
 */
export const sayStatus = (
  { createRedirect }: Pick<Actions, "createRedirect">,
  path: string,
  statusCode: 404 | 410,
): void =>
  // The space is taken off by the adapter. Without it Gatsby would warn, at each build and of each page, that a page of
  // the same path makes the redirect useless (gatsby/src/bootstrap/redirects-writer.ts), which here is the very point.
  createRedirect({ fromPath: `${path} `, toPath: path, statusCode, force: true })

/** Says which page is shown, with status 404, for unknown paths below a section: `/blog/*` in the words of `_redirects`. */
export const sayNotFound = (
  { createRedirect }: Pick<Actions, "createRedirect">,
  section: string,
  page: string,
): void => createRedirect({ fromPath: `${section}/*`, toPath: page, statusCode: 404 })
