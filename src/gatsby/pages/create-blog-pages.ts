import { addresses, slugify } from "../../addresses"
import { createListingPages } from "./create-listing-pages"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Group = { fieldValue: string; totalCount: number }[]
type Found = {
  allPost: { nodes: { slug: string }[]; categories: Group; tags: Group }
  allCategory: { nodes: { name: string; slug: string }[] }
}

// Every page of the index shows the same, so it is counted once.
const topicsOf = ({ allPost, allCategory }: Found) => {
  const counts = new Map(allPost.categories.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]))
  return {
    categories: allCategory.nodes.map(({ name, slug }) => ({ name, slug, count: counts.get(slug) ?? 0 })),
    tags: allPost.tags.map(({ fieldValue, totalCount }) => ({
      name: fieldValue,
      slug: slugify(fieldValue),
      count: totalCount,
    })),
  }
}

/** Creates the blog index: /blog, and /blog/page/2 and so on from the fifty-first post. */
export const createBlogPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Found>(
    args,
    "blog pages",
    `query BlogPages {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes { slug }
        categories: group(field: { category: { slug: SELECT } }) { fieldValue totalCount }
        tags: group(field: { tags: { name: SELECT } }) { fieldValue totalCount }
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
