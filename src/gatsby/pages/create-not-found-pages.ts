import { addresses, notFoundPath, postNotFoundPath } from "../../shared/addresses"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Categories = { allCategory: { nodes: { path: string }[] } }

/**
 * Creates the 'Post not found' page of each section that has posts below it, and tells the host to show it, or the page of
 * `src/pages/404.tsx`, with status 404 for unknown paths.
 */
export const createNotFoundPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "not-found pages",
    "query NotFoundPages { allCategory(sort: { order: ASC }) { nodes { path } } }",
  )
  if (!data) return
  const showBelow = (section: string, toPath: string) =>
    args.actions.createRedirect({ fromPath: `${section}/*`, toPath, statusCode: 404 })
  for (const section of [addresses.blog, ...data.allCategory.nodes.map(({ path }) => path)]) {
    const path = postNotFoundPath(section)
    args.actions.createPage({ path, component: templates.postNotFound, context: { section } })
    showBelow(section, path)
  }
  showBelow("", notFoundPath)
}
