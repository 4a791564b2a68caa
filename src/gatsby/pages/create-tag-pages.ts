import { slugify, tagPath } from "../../addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Tags = {
  allPost: { group: { fieldValue: string; nodes: { slug: string }[] }[] }
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
  const ofTags = new Map<string, string[]>(data.allResource.group.map(({ fieldValue }) => [fieldValue, []]))
  for (const { fieldValue, nodes } of data.allPost.group)
    ofTags.set(
      fieldValue,
      nodes.map(({ slug }) => slug),
    )
  for (const [name, posts] of ofTags)
    createListingPages(args, {
      listing: tagPath(slugify(name)),
      component: templates.tag,
      posts,
      context: { name, postCount: posts.length },
    })
}
