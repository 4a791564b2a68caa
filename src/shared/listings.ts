import { site } from "./site"

export const postsPerPage = site.articlesPerPage

export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

export const listingOf = (path: string): string => path.replace(/\/page\/\d+$/, "")

export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )

export type ListingPosition = { readonly listing: string; readonly page: number; readonly pageCount: number }
