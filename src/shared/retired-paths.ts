import retired from "../../content/retired.json"
import { blogPostPath, retiredCategoryPath } from "./paths"

const retiredPaths: ReadonlySet<string> = new Set(retired.posts.map(blogPostPath))

/** Whether a server answers a link's address with 410, which Gatsby's navigation could not. */
export const isRetiredPath = (path: string): boolean =>
  retiredPaths.has(path) || path.startsWith(retiredCategoryPath(""))
