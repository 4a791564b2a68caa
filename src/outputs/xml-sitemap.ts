import { readFileSync, writeFileSync } from "node:fs"
import type { SitePage } from "../content-model/site-pages"
import { notIndexed } from "../shared/paths"

const listFile = ".cache/sitemap-pages.json"

type Dated = { readonly date?: string; readonly updated?: string | null }

/**
 * Keeps the canonical pages for the sitemap. Their `lastmod` is that of their text, or of the newest article of their listing;
 * Google Search Central, "Build and submit a sitemap": it must be accurate or absent.
 */
export const writeSitemapPages = (pages: readonly SitePage<Dated>[]): void => {
  const listed = pages
    .filter(
      ({ path, canonical, status }) => path === canonical && status === 200 && !notIndexed.includes(path),
    )
    .map(({ path, text, listing }) => ({
      path,
      lastmod: text?.updated ?? text?.date ?? listing?.posts[0]?.date,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  writeFileSync(listFile, JSON.stringify(listed))
}

export const sitemapOptions = {
  resolvePages: () => JSON.parse(readFileSync(listFile, "utf8")),
  serialize: ({ path, lastmod }: { path: string; lastmod?: string }) => ({ url: path, lastmod }),
}
