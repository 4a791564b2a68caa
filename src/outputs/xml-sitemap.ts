import { pagesOf, pagesQuery } from "../gatsby/create-pages"
import { startOfDay } from "../shared/day"
import { notIndexed } from "../shared/paths"

/**
 * The canonical pages. Their `lastmod` is that of their text, or of the newest article of their listing; Google Search Central,
 * "Build and submit a sitemap": it must be accurate or absent.
 */
const resolvePages = (found: Queries.GeneratedPagesQuery) =>
  pagesOf(found)
    .filter(
      ({ path, canonical, status, text }) =>
        path === canonical && status === 200 && !notIndexed.includes(path) && !text?.noindex,
    )
    .map(({ path, text, listing }) => ({
      path,
      lastmod: text?.updated ?? text?.date ?? listing?.posts[0]?.date,
    }))
    .map(page => ({ ...page, lastmod: page.lastmod && startOfDay(page.lastmod.slice(0, 10)) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))

export const sitemapOptions = {
  query: pagesQuery,
  resolvePages,
  serialize: ({ path, lastmod }: { path: string; lastmod?: string }) => ({ url: path, lastmod }),
}
