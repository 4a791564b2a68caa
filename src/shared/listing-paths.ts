/** Number of posts from which a listing goes on to a second page. */
export const postsPerPage = 50

/** The nth page of a listing, counted from 1; the first is the listing itself. */
export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** The listing that an address is a further page of, which comes and goes with the number of posts; else the address. */
export const listingOf = (path: string): string => path.replace(/\/page\/\d+$/, "")

/** All pages of a listing of so many posts: one for up to 50, none included, then one for each further 50. */
export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )

/** A page's place among the pages of its listing, in its context. */
export type ListingPlace = {
  /** The address of the listing's first page. */
  readonly listing: string
  readonly page: number
  readonly pageCount: number
}
