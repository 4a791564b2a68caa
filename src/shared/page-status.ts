import retired from "../../content/retired.json"
import { withoutSlash } from "./addresses"
import { blogPostPath, isNotFoundPath, retiredCategoryPath } from "./paths"

const retiredPaths: ReadonlySet<string> = new Set(retired.posts.map(blogPostPath))

/** Whether a server answers a link's address with 410, which Gatsby's navigation could not. */
export const isRetiredPath = (path: string): boolean =>
  retiredPaths.has(path) || path.startsWith(retiredCategoryPath(""))

/** What a page answers at its address, with or without the slash at its end. */
export const statusOf = (path: string): 200 | 404 | 410 => {
  const address = withoutSlash(path)
  if (isRetiredPath(address)) return 410
  return isNotFoundPath(address) ? 404 : 200
}
