import { listingPath, postsPerPage } from "../../addresses"
import type { PageCreatorArgs } from "./query-pages"

/** What a listing's page knows of its place among the pages of that listing, and the posts that stand on it. */
export type ListingContext = { page: number; pageCount: number; slugs: string[]; listing: string }

/** Posts by category or tag, as a query groups them. */
export type PostGroups = { fieldValue: string; nodes: { slug: string }[] }[]

/** The slugs of each group's posts, by the group's value. */
export const slugsByGroup = (groups: PostGroups): Map<string, string[]> =>
  new Map(groups.map(({ fieldValue, nodes }) => [fieldValue, nodes.map(({ slug }) => slug)]))

/**
 * Creates the pages of one listing: one for up to 50 posts (none included), then one for each further 50, so that no
 * page grows without bound. Each is told its posts: if it asked for the fifty after those of the pages before, all posts
 * would be sorted anew for each page, which at ten thousand took a quarter of the build's queries.
 * @param listing address of the first page
 * @param posts slugs in their order
 */
export const createListingPages = (
  { actions }: Pick<PageCreatorArgs, "actions">,
  {
    listing,
    component,
    posts,
    context = {},
  }: { listing: string; component: string; posts: readonly string[]; context?: Record<string, unknown> },
): void => {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage))
  for (let page = 1; page <= pageCount; page += 1) {
    const slugs = posts.slice((page - 1) * postsPerPage, page * postsPerPage)
    const place: ListingContext = { page, pageCount, slugs, listing }
    actions.createPage({ path: listingPath(listing, page), component, context: { ...context, ...place } })
  }
}
