import { addresses, tagPath } from "../../shared/addresses"
import { listingPaths, postsPerPage } from "../../shared/listing-paths"
import { site } from "../../shared/site"

/** A link of the sitemap page. */
export type SitemapLink = { label: string; path: string; mark?: string }

/** The fixed pages of the site. */
export const mainPages = [
  ...site.navigation,
  { label: "Testimonials", path: addresses.testimonials },
  { label: "Free SEO Audit", path: addresses.landing },
]

/** The AMP documents. */
export const ampPages = [
  { label: "Home (AMP)", path: addresses.amp },
  { label: "About (AMP)", path: addresses.ampAbout },
  { label: "Services (AMP)", path: addresses.ampServices },
  { label: "Contact (AMP)", path: addresses.ampContact },
  { label: "Blog (AMP)", path: addresses.ampBlog },
]

/** Pages about the site itself. */
export const utilityPages = [
  { label: "Privacy", path: addresses.privacy },
  { label: "Terms", path: addresses.terms },
  { label: "Search", path: addresses.search },
  { label: "XML sitemap", path: addresses.xmlSitemap },
]

/**
 * The pages of the blog that hold what is older than the listed articles.
 * @param listed how many of the newest the sitemap page lists
 * @param total how many there are
 */
export const olderPages = (listed: number, total: number): SitemapLink[] => {
  if (listed >= total) return []
  const skipped = Math.floor(listed / postsPerPage)
  return listingPaths(addresses.blog, total)
    .slice(skipped)
    .map((path, index) => ({ label: `Older articles, page ${skipped + index + 1}`, path }))
}

type Tagged = { readonly tags: readonly { readonly name: string; readonly slug: string }[] }

/** Every tag that has a page: those of articles and those that only resources have. */
export const tagLinks = (...texts: (readonly Tagged[])[]): SitemapLink[] => {
  const slugs = new Map(texts.flat().flatMap(({ tags }) => tags.map(({ name, slug }) => [name, slug])))
  return [...slugs].sort().map(([name, slug]) => ({ label: name, path: tagPath(slug) }))
}
