import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Categories = {
  allCategory: { nodes: { id: string; path: string; slug: string }[] }
  allPost: { group: { fieldValue: string; totalCount: number }[] }
}

/** Creates a listing for each category of `content/categories.json`, with or without posts. */
export const createCategoryPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "category pages",
    `query CategoryPages {
      allCategory { nodes { id path slug } }
      allPost { group(field: { category: { slug: SELECT } }) { fieldValue totalCount } }
    }`,
  )
  if (!data) return
  const counts = new Map(data.allPost.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]))
  for (const { id, path, slug } of data.allCategory.nodes) {
    const context = { id, slug }
    createListingPages(args, {
      listing: path,
      component: templates.category,
      posts: counts.get(slug) ?? 0,
      context,
    })
  }
}
