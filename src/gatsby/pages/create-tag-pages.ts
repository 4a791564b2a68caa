import { slugify, tagPath } from "../../addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Tags = { allPost: { group: { fieldValue: string; totalCount: number }[] } }

/** Creates a listing for each tag that at least one post has. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    "query TagPages { allPost { group(field: { tags: { name: SELECT } }) { fieldValue totalCount } } }",
  )
  for (const { fieldValue: name, totalCount: posts } of data.allPost.group) {
    const slug = slugify(name)
    createListingPages(args, {
      listing: tagPath(slug),
      component: templates.tag,
      posts,
      context: { name, slug },
    })
  }
}
