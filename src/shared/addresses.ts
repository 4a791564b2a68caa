/**
 * Every path of the site is made here and nowhere else (docs/behaviour.md, "Addresses: fixed and generated pages").
 * Paths start with a slash and never end with one, except home.
 */

/** The fixed addresses of the site. */
export const addresses = {
  home: "/",
  about: "/about",
  services: "/services",
  landing: "/landing",
  results: "/results",
  testimonials: "/testimonials",
  resources: "/resources",
  contact: "/contact",
  blog: "/blog",
  search: "/search",
  sitemap: "/sitemap",
  privacy: "/privacy",
  terms: "/terms",
  enquirySent: "/contact/sent",
  enquiryNotSent: "/contact/not-sent",
  amp: "/amp",
  ampAbout: "/amp/about",
  ampServices: "/amp/services",
  ampContact: "/amp/contact",
  ampBlog: "/amp/blog",
  xmlSitemap: "/sitemap-index.xml",
  rssFeed: "/rss.xml",
  jsonFeed: "/feed.json",
  contactEndpoint: "/api/contact",
} as const

/** The folder with the files of the search index. */
export const searchIndexFolder = "/search-index/"

/** First path segments that generated pages must not take: a category with such a slug would hide a page. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(addresses).flatMap(path => path.split("/").slice(1, 2).filter(Boolean)),
  "tag",
  "category",
  "feeds",
  "downloads",
  "static",
  "search-index",
  "fonts",
  "page-data",
  "styleguide",
  "healthz",
  "404",
])

/** Number of posts from which a listing goes on to a second page. */
export const postsPerPage = 50

/**
 * Turns a label into the slug of its address: lower case, spaces to hyphens (docs/behaviour.md, "Addresses: slugs").
 * @example slugify("SEO Strategies") // "seo-strategies"
 */
export const slugify = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, "-")

/** The article's address under /blog. */
export const blogPostPath = (slug: string): string => `${addresses.blog}/${slug}`

/** The article's address under its category. */
export const categoryPostPath = (categorySlug: string, slug: string): string => `/${categorySlug}/${slug}`

/**
 * The one canonical address of an article, used by the blog index, the sitemap and search engines: under its category when that
 * category has top-level posts, otherwise under /blog (docs/behaviour.md, "Addresses: canonical address").
 */
export const canonicalPostPath = (category: { slug: string; topLevel: boolean }, slug: string): string =>
  category.topLevel ? categoryPostPath(category.slug, slug) : blogPostPath(slug)

/** The listing of a category. */
export const categoryPath = (categorySlug: string): string => `/${categorySlug}`

/** The retired address of a category's listing, which answers 410. */
export const goneCategoryPath = (categorySlug: string): string => `/category/${categorySlug}`

/** The listing of a tag. */
export const tagPath = (tagSlug: string): string => `/tag/${tagSlug}`

/** A free resource's own page. */
export const resourcePath = (slug: string): string => `${addresses.resources}/${slug}`

/** A service's place on the services page. */
export const servicePath = (slug: string): string => `${addresses.services}#${slug}`

/** The search page with its query; the text is encoded. */
export const searchPath = (query: string): string => `${addresses.search}?q=${encodeURIComponent(query)}`

/** The nth page of a listing, counted from 1; the first is the listing itself. */
export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** All pages of a listing of so many posts: one for up to 50, none included, then one for each further 50. */
export const listingPaths = (path: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listingPath(path, index + 1),
  )

/** The page shown, with status 404, for unknown posts below /blog or a category. */
export const postNotFoundPath = (section: string): string => `${section}/404.html`

/** The page shown, with status 404, for every other unknown path. */
export const notFoundPath = "/404.html"

/** The full address of a path, for canonical links, feeds and social tags. */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href.replace(/\/$/, path === "/" ? "/" : "")

/** Whether the path is one of the AMP documents. */
export const isAmpPath = (path: string): boolean =>
  path === addresses.amp || path.startsWith(`${addresses.amp}/`)

/** Whether the path is a notice: a gone or a not-found page, which stands without Gatsby's JavaScript. */
export const isNoticePath = (path: string, retiredSlugs: readonly string[]): boolean =>
  path.startsWith("/category/") ||
  /^\/404\/?$|\/404\.html$/.test(path) ||
  retiredSlugs.some(slug => path === blogPostPath(slug))

/** One step of a breadcrumb; a step without a page of its own, and the last, has no path. */
export type Crumb = { label: string; path: string | undefined }

const isOrdinal = (segment: string) => /^\d+$/.test(segment)
const hasNoPage = new Set(["/tag", "/category"])

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    // An unknown address may hold anything; a bare percent sign is shown as it is.
    return segment
  }
}

const crumbLabel = (segment: string): string =>
  segment
    .replace(/\.html$/, "")
    .split("-")
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

/**
 * The breadcrumb of a page from its path: labels by capitalising hyphen-separated words (docs/behaviour.md,
 * "Layout: breadcrumb"). Home gives none.
 */
export const breadcrumb = (path: string): Crumb[] => {
  const segments = path.split("/").filter(Boolean)
  if (segments.length === 0) return []
  const steps = segments.map((segment, index): Crumb => {
    const to = `/${segments.slice(0, index + 1).join("/")}`
    const isLast = index === segments.length - 1
    const isPlain = hasNoPage.has(to) || (segment === "page" && isOrdinal(segments[index + 1] ?? ""))
    return { label: crumbLabel(decoded(segment)), path: isLast || isPlain ? undefined : to }
  })
  return [{ label: "Home", path: addresses.home }, ...steps]
}
