import { slugify, tagPath } from "../../shared/addresses"
import { createListingPages } from "./create-listing-pages"
import { groupPosts, type Tagged } from "./group-posts"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Tags = {
  allPost: { nodes: Tagged[] }
  allResource: { distinct: string[] }
}

/** Creates a listing for each tag that a post or a resource has; resources link to it, but only posts are listed. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    `query TagPages {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug tags { name } } }
      allResource { distinct(field: { tags: { name: SELECT } }) }
    }`,
  )
  if (!data) return
  const posts = groupPosts(data.allPost.nodes, ({ tags }) => tags.map(({ name }) => name))
  const names = new Set([...data.allResource.distinct, ...posts.keys()])
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
