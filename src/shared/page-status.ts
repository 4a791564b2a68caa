import retired from "../../content/retired.json"
import { blogPostPath, notFoundPath, retiredCategoryPath } from "./paths"

const retiredPosts: readonly string[] = retired.posts

export const pageStatus = (path: string): 200 | 404 | 410 => {
  if (/^\/404\/?$/.test(path) || path.endsWith(notFoundPath)) return 404
  const isRetired =
    path.startsWith(retiredCategoryPath("")) || retiredPosts.some(slug => path === blogPostPath(slug))
  return isRetired ? 410 : 200
}

export const isErrorPath = (path: string): boolean => pageStatus(path) !== 200
