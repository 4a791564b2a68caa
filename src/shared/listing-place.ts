/** A page's place among the pages of its listing, as its context tells it. */
export type ListingPlace = {
  /** The address of the listing's first page. */
  readonly listing: string
  readonly page: number
  readonly pageCount: number
}
