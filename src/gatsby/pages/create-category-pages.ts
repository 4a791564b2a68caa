import { createListingPages } from "./create-listing-pages"
import { groupPosts, type OfCategory } from "./group-posts"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Categories = {
  allCategory: { nodes: { id: string; path: string; slug: string }[] }
  allPost: { nodes: OfCategory[] }
}

/** Creates a listing for each category of `content/categories.json`, with or without posts. */
export const createCategoryPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "category pages",
    `query CategoryPages {
      allCategory(sort: { order: ASC }) { nodes { id path slug } }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug category { slug } } }
    }`,
  )
  if (!data) return
  const posts = groupPosts(data.allPost.nodes, ({ category }) => [category.slug])
  for (const { id, path, slug } of data.allCategory.nodes) {
    createListingPages(args, {
      listing: path,
      component: templates.category,
      posts: posts.get(slug) ?? [],
      context: { id },
    })
  }
}
