import { addresses, tagPath } from "../../shared/addresses"
import { type ListingPlace, listingPaths, postsPerPage } from "../../shared/listing-paths"
import { type PageCreatorArgs, queryPages, templates } from "./page-creator"

type Listing = {
  /** The address of its first page. */
  readonly listing: string
  readonly component: string
  readonly postCount: number
  readonly context?: Record<string, unknown>
}

/** Creates the pages of a listing: one for up to 50 posts (none included), then one for each further 50. */
const createListingPages = (
  { actions }: PageCreatorArgs,
  { listing, component, postCount, context }: Listing,
): void => {
  const paths = listingPaths(listing, postCount)
  for (const [index, path] of paths.entries()) {
    const place: ListingPlace = { listing, page: index + 1, pageCount: paths.length }
    const slice = { limit: postsPerPage, skip: index * postsPerPage }
    actions.createPage({ path, component, context: { ...context, ...place, ...slice } })
  }
}

/** Creates the blog index: /blog, and /blog/page/2 and so on from the fifty-first post. */
export const createBlogPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<{ allPost: { totalCount: number } }>(
    args,
    "blog pages",
    "query BlogPages { allPost { totalCount } }",
  )
  if (!data) return
  const { totalCount: postCount } = data.allPost
  createListingPages(args, { listing: addresses.blog, component: templates.blog, postCount })
}

type Groups = { group: { fieldValue: string; totalCount: number }[] }

const countsOf = ({ group }: Groups): ReadonlyMap<string, number> =>
  new Map(group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]))

type Categories = { allCategory: { nodes: { path: string; slug: string }[] }; allPost: Groups }

/** Creates a listing for each category of `content/categories.json`, with or without posts. */
export const createCategoryPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "category pages",
    `query CategoryPages {
      allCategory(sort: { order: ASC }) { nodes { path slug } }
      allPost { group(field: { category: { slug: SELECT } }) { fieldValue totalCount } }
    }`,
  )
  if (!data) return
  const counts = countsOf(data.allPost)
  for (const { path, slug } of data.allCategory.nodes)
    createListingPages(args, {
      listing: path,
      component: templates.category,
      postCount: counts.get(slug) ?? 0,
      context: { slug },
    })
}

type Tagged = { group: { fieldValue: string; nodes: { tags: { name: string; slug: string }[] }[] }[] }
type Tags = { postTags: Tagged; resourceTags: Tagged; allPost: Groups }

/** Creates a listing for each tag that a post or a resource has; resources link to it, but only posts are listed. */
export const createTagPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Tags>(
    args,
    "tag pages",
    `query TagPages {
      postTags: allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        group(field: { tags: { slug: SELECT } }, limit: 1) { fieldValue nodes { tags { name slug } } }
      }
      resourceTags: allResource(sort: [{ order: ASC }, { slug: ASC }]) {
        group(field: { tags: { slug: SELECT } }, limit: 1) { fieldValue nodes { tags { name slug } } }
      }
      allPost { group(field: { tags: { slug: SELECT } }) { fieldValue totalCount } }
    }`,
  )
  if (!data) return
  const counts = countsOf(data.allPost)
  const named = [...data.resourceTags.group, ...data.postTags.group].flatMap(({ nodes }) => nodes)
  const names = new Map(named.flatMap(({ tags }) => tags.map(({ slug, name }) => [slug, name])))
  for (const [slug, name] of names) {
    const postCount = counts.get(slug) ?? 0
    createListingPages(args, {
      listing: tagPath(slug),
      component: templates.tag,
      postCount,
      context: { slug, name, postCount },
    })
  }
}
