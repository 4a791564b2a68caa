import { listingPath, postsPerPage } from "../../addresses"
import type { PageCreatorArgs } from "./query-pages"

/** What a listing's page knows of its place among the pages of that listing. */
export type ListingContext = { page: number; pageCount: number; limit: number; skip: number; listing: string }

/**
 * Creates the pages of one listing: one for up to 50 posts (none included), then one for each further 50, so that no
 * page grows without bound.
 * @param listing address of the first page
 */
export const createListingPages = (
  { actions }: Pick<PageCreatorArgs, "actions">,
  {
    listing,
    component,
    posts,
    context = {},
  }: { listing: string; component: string; posts: number; context?: Record<string, string> },
): void => {
  const pageCount = Math.max(1, Math.ceil(posts / postsPerPage))
  for (let page = 1; page <= pageCount; page += 1) {
    const place: ListingContext = {
      page,
      pageCount,
      limit: postsPerPage,
      skip: (page - 1) * postsPerPage,
      listing,
    }
    actions.createPage({ path: listingPath(listing, page), component, context: { ...context, ...place } })
  }
}
