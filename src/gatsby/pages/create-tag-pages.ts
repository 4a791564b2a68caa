import { slugify, tagPath } from "../../addresses"
import { createListingPages, type PostGroups, slugsByGroup } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Tags = {
  allPost: { group: PostGroups }
  allResource: { group: { fieldValue: string }[] }
}

/** Creates a listing for each tag that a post or a resource has; resources link to it, but only posts are listed. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    `query TagPages {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        group(field: { tags: { name: SELECT } }) { fieldValue nodes { slug } }
      }
      allResource { group(field: { tags: { name: SELECT } }) { fieldValue } }
    }`,
  )
  if (!data) return
  const posts = slugsByGroup(data.allPost.group)
  const names = new Set([...data.allResource.group.map(({ fieldValue }) => fieldValue), ...posts.keys()])
  for (const name of names) {
    const tagged = posts.get(name) ?? []
    createListingPages(args, {
      listing: tagPath(slugify(name)),
      component: templates.tag,
      posts: tagged,
      context: { name, postCount: tagged.length },
    })
  }
}
