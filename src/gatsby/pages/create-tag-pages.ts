import { slugify, tagPath } from "../../addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Group = { fieldValue: string; totalCount: number }[]
type Tags = { allPost: { group: Group }; allResource: { group: Group } }

/** Creates a listing for each tag that a post or a resource has; resources link to it, but only posts are listed. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    `query TagPages {
      allPost { group(field: { tags: { name: SELECT } }) { fieldValue totalCount } }
      allResource { group(field: { tags: { name: SELECT } }) { fieldValue totalCount } }
    }`,
  )
  if (!data) return
  const counts = new Map(data.allResource.group.map(({ fieldValue }) => [fieldValue, 0]))
  for (const { fieldValue, totalCount } of data.allPost.group) counts.set(fieldValue, totalCount)
  for (const [name, posts] of counts) {
    const slug = slugify(name)
    createListingPages(args, {
      listing: tagPath(slug),
      component: templates.tag,
      posts,
      context: { name, slug },
    })
  }
}
