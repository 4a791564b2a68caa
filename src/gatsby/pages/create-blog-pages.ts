import { addresses, slugify } from "../../shared/addresses"
import { createListingPages } from "./create-listing-pages"
import { groupPosts, type OfCategory, type Tagged } from "./group-posts"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Found = {
  allPost: { nodes: (OfCategory & Tagged)[] }
  allCategory: { nodes: { name: string; slug: string }[] }
}

// Every page of the index shows the same, so it is counted once.
const topicsOf = ({ allPost, allCategory }: Found) => {
  const posts = groupPosts(allPost.nodes, ({ category }) => [category.slug])
  const tagged = groupPosts(allPost.nodes, ({ tags }) => tags.map(({ name }) => name))
  return {
    categories: allCategory.nodes.map(({ name, slug }) => ({
      name,
      slug,
      count: posts.get(slug)?.length ?? 0,
    })),
    tags: [...tagged].map(([name, { length: count }]) => ({ name, slug: slugify(name), count })),
  }
}

/** Creates the blog index: /blog, and /blog/page/2 and so on from the fifty-first post. */
export const createBlogPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Found>(
    args,
    "blog pages",
    `query BlogPages {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes { slug category { slug } tags { name } }
      }
      allCategory { nodes { name slug } }
    }`,
  )
  if (!data) return
  createListingPages(args, {
    listing: addresses.blog,
    component: templates.blog,
    posts: data.allPost.nodes.map(({ slug }) => slug),
    context: { topics: topicsOf(data) },
  })
}
