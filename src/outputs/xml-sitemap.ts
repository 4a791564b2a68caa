import { isErrorPath } from "../shared/page-status"
import { isAmpPath, paths } from "../shared/paths"

const notIndexed: readonly string[] = [paths.search, paths.enquirySent, paths.enquiryNotSent]

const query = /* GraphQL */ `query XmlSitemap {
  site { siteMetadata { siteUrl } }
  allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { path blogPath categoryPath date updated category { path } tags { path } }
  }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { path updated } }
}`

type Content = Omit<Queries.XmlSitemapQuery, "site">

const lastModified = ({ allPost, allResource }: Content): Map<string, string> => {
  const dates = new Map<string, string>()
  for (const { path, date, updated, category, tags } of allPost.nodes) {
    dates.set(path, updated ?? date)
    const listings = [paths.blog, category.path, ...tags.map(({ path }) => path)]
    for (const listing of listings) if (date > (dates.get(listing) ?? "")) dates.set(listing, date)
  }
  for (const { path, updated } of allResource.nodes) if (updated) dates.set(path, updated)
  return dates
}

/** Google Search Central, "Build and submit a sitemap": lastmod must be accurate or absent. */
export const sitemapPages = (content: Content) => {
  const canonical = new Map(
    content.allPost.nodes.flatMap(({ path, blogPath, categoryPath }) => [
      [blogPath, path],
      [categoryPath, path],
    ]),
  )
  const dates = lastModified(content)
  return content.allSitePage.nodes
    .filter(({ path }) => (canonical.get(path) ?? path) === path)
    .filter(({ path }) => !notIndexed.includes(path) && !isAmpPath(path) && !isErrorPath(path))
    .map(({ path, pageContext }) => ({ path, lastmod: dates.get(String(pageContext?.listing ?? path)) }))
}

export const sitemapOptions = {
  query,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: ReturnType<typeof sitemapPages>[number]) => ({ url: path, lastmod }),
}
