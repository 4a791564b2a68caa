import { addresses } from "../../shared/addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Posts = { allPost: { nodes: { slug: string }[] } }

/** Creates the blog index: /blog, and /blog/page/2 and so on from the fifty-first post. */
export const createBlogPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Posts>(
    args,
    "blog pages",
    "query BlogPages { allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug } } }",
  )
  if (!data) return
  createListingPages(args, {
    listing: addresses.blog,
    component: templates.blog,
    posts: data.allPost.nodes.map(({ slug }) => slug),
  })
}
