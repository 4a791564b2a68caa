/** Number of posts from which a listing goes on to a second page. */
export const postsPerPage = 50

/** The nth page of a listing, counted from 1; the first is the listing itself. */
export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** All pages of a listing of so many posts: one for up to 50, none included, then one for each further 50. */
export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )
