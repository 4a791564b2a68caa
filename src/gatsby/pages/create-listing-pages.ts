import type { ListingPlace } from "../../shared/listing-paths"
import { listingPaths, postsPerPage } from "../../shared/listing-paths"
import type { PageCreatorArgs } from "./query-pages"

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
  const paths = listingPaths(listing, posts.length)
  for (const [index, path] of paths.entries()) {
    const slugs = posts.slice(index * postsPerPage, (index + 1) * postsPerPage)
    const place: ListingPlace = { listing, page: index + 1, pageCount: paths.length }
    actions.createPage({ path, component, context: { ...context, ...place, slugs } })
  }
}
