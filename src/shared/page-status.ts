import retired from "../../content/retired.json"
import { blogPostPath } from "./paths"

const retiredPosts: readonly string[] = retired.posts

/**
 * The HTTP status of a page: 404 for unknown addresses, 410 for retired ones. `api/server/serve-site.ts` answers 410 for those
 * that are gone.
 */
export const statusOf = (path: string): 200 | 404 | 410 => {
  if (/^\/404\/?$|\/404\.html$/.test(path)) return 404
  const isRetired = path.startsWith("/category/") || retiredPosts.some(slug => path === blogPostPath(slug))
  return isRetired ? 410 : 200
}

export const isErrorPath = (path: string): boolean => statusOf(path) !== 200
