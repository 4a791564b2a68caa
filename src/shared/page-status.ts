import { blogPostPath } from "./addresses"

/**
 * The HTTP status of a page: 404 for unknown addresses, 410 for retired ones. Addresses that a deploy has removed answer 410
 * in `api/server/serve-site.ts`.
 * @param retiredSlugs the posts of `content/retired.json`
 */
export const statusOf = (path: string, retiredSlugs: readonly string[]): 200 | 404 | 410 => {
  if (/^\/404\/?$|\/404\.html$/.test(path)) return 404
  const isGone = path.startsWith("/category/") || retiredSlugs.some(slug => path === blogPostPath(slug))
  return isGone ? 410 : 200
}

export const isErrorPath = (path: string, retiredSlugs: readonly string[]): boolean =>
  statusOf(path, retiredSlugs) !== 200
