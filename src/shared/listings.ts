import { listingPath } from "./paths"
import { site } from "./site"

export const postsPerPage = site.articlesPerPage

export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )

export type ListingPosition = { readonly listing: string; readonly page: number; readonly pageCount: number }
