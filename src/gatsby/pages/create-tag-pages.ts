import { tagPath } from "../../shared/addresses"
import { createListingPages } from "./create-listing-pages"
import { groupPosts, type Tagged } from "./group-posts"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Tags = {
  allPost: { nodes: Tagged[] }
  allResource: { nodes: Tagged[] }
}

/** Creates a listing for each tag that a post or a resource has; resources link to it, but only posts are listed. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    `query TagPages {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug tags { name slug } } }
      allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug tags { name slug } } }
    }`,
  )
  if (!data) return
  const posts = groupPosts(data.allPost.nodes, ({ tags }) => tags.map(({ name }) => name))
  const all = [...data.allResource.nodes, ...data.allPost.nodes].flatMap(({ tags }) => tags)
  const slugs = new Map(all.map(({ name, slug }) => [name, slug]))
  for (const [name, slug] of slugs) {
    const tagged = posts.get(name) ?? []
    createListingPages(args, {
      listing: tagPath(slug),
      component: templates.tag,
      posts: tagged,
      context: { name, postCount: tagged.length },
    })
  }
}
