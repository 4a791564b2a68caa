import { sitePages } from "../content-model/site-pages"
import { paths } from "../shared/paths"

const notIndexed: readonly string[] = [paths.search, paths.enquirySent, paths.enquiryNotSent]

const query = /* GraphQL */ `query XmlSitemap {
  site { siteMetadata { siteUrl } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { path blogPath categoryPath retired date updated category { path } tags { slug name path } }
  }
  allCategory(sort: { order: ASC }) { nodes { slug name path } }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug updated tags { slug name path } } }
  allLegalPage(sort: { slug: ASC }) { nodes { slug } }
  allPage(sort: { slug: ASC }) { nodes { slug } }
}`

type Content = Omit<Queries.XmlSitemapQuery, "site">

/**
 * The canonical pages. Their `lastmod` is that of their text, or of the newest article of their listing; Google Search Central,
 * "Build and submit a sitemap": it must be accurate or absent.
 */
export const sitemapPages = ({ allPost, allCategory, allResource, allLegalPage, allPage }: Content) =>
  sitePages({
    posts: allPost.nodes,
    categories: allCategory.nodes,
    resources: allResource.nodes,
    textPages: [...allLegalPage.nodes, ...allPage.nodes],
  })
    .filter(
      ({ path, canonical, status }) => path === canonical && status === 200 && !notIndexed.includes(path),
    )
    .map(({ path, post, resource, listing }) => {
      const text = post ?? resource
      const lastmod = text?.updated ?? post?.date ?? listing?.posts[0]?.date
      return { path, lastmod: lastmod ?? undefined }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))

export const sitemapOptions = {
  query,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: ReturnType<typeof sitemapPages>[number]) => ({ url: path, lastmod }),
}
