import { addresses, isAmpPath, isNoticePath } from "../addresses"
import { readRetiredPosts } from "./content/files"

const notIndexed: readonly string[] = [addresses.search, addresses.enquirySent, addresses.enquiryNotSent]

type Page = { path: string }
type SitemapQuery = {
  allSitePage: { nodes: Page[] }
  allPost: { nodes: { path: string; blogPath: string; categoryPath: string; date: string }[] }
}

/** The canonical, indexable addresses among all pages, each article once, with its date. */
export const sitemapPages = ({
  allSitePage,
  allPost,
}: SitemapQuery): { path: string; lastmod?: string }[] => {
  const dates = new Map(allPost.nodes.map(post => [post.path, post.date]))
  const copies = new Set(
    allPost.nodes.flatMap(post => [post.blogPath, post.categoryPath].filter(path => path !== post.path)),
  )
  const retired = readRetiredPosts()
  return allSitePage.nodes
    .map(({ path }) => path)
    .filter(
      path =>
        !copies.has(path) && !notIndexed.includes(path) && !isAmpPath(path) && !isNoticePath(path, retired),
    )
    .sort()
    .map(path => (dates.has(path) ? { path, lastmod: dates.get(path) } : { path }))
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allPost { nodes { path blogPath categoryPath date } }
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: { path: string; lastmod?: string }) => ({
    url: path,
    ...(lastmod ? { lastmod } : {}),
  }),
}
