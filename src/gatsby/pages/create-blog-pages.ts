import { addresses } from "../../addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

/** Creates the blog index: /blog, and /blog/page/2 and so on from the fifty-first post. */
export const createBlogPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<{ allPost: { totalCount: number } }>(
    args,
    "blog pages",
    "query BlogPages { allPost { totalCount } }",
  )
  if (!data) return
  createListingPages(args, {
    listing: addresses.blog,
    component: templates.blog,
    posts: data.allPost.totalCount,
  })
}
