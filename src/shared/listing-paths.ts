export const postsPerPage = 50

/** The path of a listing's page, counted from 1; the first is the listing itself. */
export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** The listing of a further page, or the path itself. */
export const listingOf = (path: string): string => path.replace(/\/page\/\d+$/, "")

/** The paths of a listing with this many posts; there is always a first page. */
export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )

/** A page's position in its listing, as page context. */
export type ListingPosition = {
  /** The address of the listing's first page. */
  readonly listing: string
  readonly page: number
  readonly pageCount: number
}
