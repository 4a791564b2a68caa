import { blogPostPath } from "./addresses"

/**
 * The status that a page of the site answers with: 404 for the pages shown at unknown addresses, 410 at
 * retired ones.
 * @param retiredSlugs the posts of `content/retired.json`
 */
export const statusOf = (path: string, retiredSlugs: readonly string[]): 200 | 404 | 410 => {
  if (/^\/404\/?$|\/404\.html$/.test(path)) return 404
  const isGone = path.startsWith("/category/") || retiredSlugs.some(slug => path === blogPostPath(slug))
  return isGone ? 410 : 200
}

export const isErrorPath = (path: string, retiredSlugs: readonly string[]): boolean =>
  statusOf(path, retiredSlugs) !== 200
