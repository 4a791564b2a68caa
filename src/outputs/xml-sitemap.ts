import { readRetiredPosts } from "../content-model/read/content-files"
import { addresses, categoryPath, isAmpPath, tagPath } from "../shared/addresses"
import { isErrorPath } from "../shared/page-status"

const notIndexed: readonly string[] = [addresses.search, addresses.enquirySent, addresses.enquiryNotSent]

type Page = { path: string; pageContext?: { listing?: string } | null }
type DatedPost = {
  path: string
  blogPath: string
  categoryPath: string
  date: string
  updated: string | null
  category: { slug: string }
  tags: { slug: string }[]
}
type SitemapQuery = {
  allSitePage: { nodes: Page[] }
  allPost: { nodes: DatedPost[] }
  allResource: { nodes: { path: string; updated: string | null }[] }
}

/** The day on which each listing last changed: that of its newest article. */
const listingDates = (posts: readonly DatedPost[]): Map<string, string> => {
  const dates = new Map<string, string>()
  for (const { date, category, tags } of posts) {
    const listings = [addresses.blog, categoryPath(category.slug), ...tags.map(({ slug }) => tagPath(slug))]
    for (const listing of listings) {
      if (date > (dates.get(listing) ?? "")) dates.set(listing, date)
    }
  }
  return dates
}

/**
 * The canonical, indexable addresses, each article once, with the day of its last change if known (Google Search Central,
 * "Build and submit a sitemap": lastmod must be accurate or absent).
 */
export const sitemapPages = ({
  allSitePage,
  allPost,
  allResource,
}: SitemapQuery): { path: string; lastmod?: string }[] => {
  const dates = new Map([
    ...allPost.nodes.map(({ path, date, updated }) => [path, updated ?? date] as const),
    ...allResource.nodes.map(({ path, updated }) => [path, updated] as const),
  ])
  const copies = new Set(
    allPost.nodes.flatMap(post => [post.blogPath, post.categoryPath].filter(path => path !== post.path)),
  )
  const retired = readRetiredPosts()
  const listings = listingDates(allPost.nodes)
  return allSitePage.nodes
    .filter(
      ({ path }) =>
        !copies.has(path) && !notIndexed.includes(path) && !isAmpPath(path) && !isErrorPath(path, retired),
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, pageContext }) => {
      const lastmod = dates.get(path) ?? listings.get(pageContext?.listing ?? "")
      return lastmod ? { path, lastmod } : { path }
    })
}

export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { path blogPath categoryPath date updated category { slug } tags { slug } }
    }
    allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { path updated } }
  }`,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: { path: string; lastmod?: string }) => ({
    url: path,
    ...(lastmod ? { lastmod } : {}),
  }),
}
