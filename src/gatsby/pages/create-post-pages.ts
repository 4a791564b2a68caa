import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Posts = {
  allPost: { nodes: { id: string; blogPath: string; categoryPath: string; retired: boolean }[] }
}

/**
 * Creates each article at both its addresses, /blog/{slug} and /{category-slug}/{slug}. A retired article's address
 * below /blog is a notice instead and made by `createGonePages`.
 */
export const createPostPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Posts>(
    args,
    "post pages",
    `query PostPages { allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { id blogPath categoryPath retired } } }`,
  )
  if (!data) return
  const posts = data.allPost.nodes
  posts.forEach(({ id, blogPath, categoryPath, retired }, index) => {
    const context = { id, newerId: posts[index - 1]?.id ?? null, olderId: posts[index + 1]?.id ?? null }
    const paths = retired ? [categoryPath] : [categoryPath, blogPath]
    for (const path of paths) args.actions.createPage({ path, component: templates.post, context })
  })
}
