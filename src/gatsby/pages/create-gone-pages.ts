import { goneCategoryPath } from "../../shared/addresses"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Gone = {
  allPost: { nodes: { blogPath: string; categoryPath: string }[] }
  allCategory: { nodes: { slug: string; path: string }[] }
}

/**
 * Creates the 410 notices: at the /blog address of each retired post (only while the post is known; otherwise the
 * address is simply unknown) and at /category/{category} (docs/behaviour.md, "Addresses: retired addresses"). Their status
 * follows from their addresses (`src/shared/page-status.ts`).
 */
export const createGonePages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Gone>(
    args,
    "gone pages",
    `query GonePages {
      allPost(filter: { retired: { eq: true } }, sort: { slug: ASC }) { nodes { blogPath categoryPath } }
      allCategory(sort: { order: ASC }) { nodes { slug path } }
    }`,
  )
  if (!data) return
  const moves = [
    ...data.allPost.nodes.map(({ blogPath, categoryPath }) => ({ path: blogPath, movedTo: categoryPath })),
    ...data.allCategory.nodes.map(({ slug, path }) => ({ path: goneCategoryPath(slug), movedTo: path })),
  ]
  for (const { path, movedTo } of moves)
    args.actions.createPage({ path, component: templates.gone, context: { movedTo } })
}
