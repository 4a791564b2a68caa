/** All paths of the site. They start with a slash and, except home, never end with one. */
export const paths = {
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

export const cmsPath = "/admin"

export const styleguidePath = "/styleguide"

export const tagFolder = "/tag"

export const retiredCategoryFolder = "/category"

export const blogPostPath = (slug: string): string => `${paths.blog}/${slug}`

export const categoryPostPath = (categorySlug: string, slug: string): string => `/${categorySlug}/${slug}`

export const categoryPath = (categorySlug: string): string => `/${categorySlug}`

export const retiredCategoryPath = (categorySlug: string): string =>
  `${retiredCategoryFolder}/${categorySlug}`

export const tagPath = (tagSlug: string): string => `${tagFolder}/${tagSlug}`

export const resourcePath = (slug: string): string => `${paths.resources}/${slug}`

export const servicePath = (slug: string): string => `${paths.services}#${slug}`

export const casePath = (slug: string): string => `${paths.results}#${slug}`

/** Where a case's client is quoted. */
export const quotePath = (slug: string): string => `${paths.testimonials}#${slug}`

/** The enquiry form, which says what the visitor was reading. @param about the slug of a service, case, text or page; of articles it knows the newest 100 */
export const contactPath = (about: string, service?: string): string =>
  `${paths.contact}?${new URLSearchParams({ ...(service && { service }), about })}`

export const ledgerAnchor = "ledger"
export const siteAuditAnchor = "site-audit"

export const ledgerPath = `${paths.results}#${ledgerAnchor}`
export const siteAuditPath = `${paths.landing}#${siteAuditAnchor}`

export const chartAnchor = (slug: string): string => `chart-${slug}`

/** @param page counted from 1 */
export const listingPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** The first page of the listing that an address is a page of. */
export const listingOf = (path: string): string => path.replace(/\/page\/\d+$/, "")

export const notFoundPath = "/404.html"

/** The two addresses that Gatsby makes of `src/pages/404.tsx`. */
export const notFoundPaths: readonly string[] = [notFoundPath, "/404"]

export const postNotFoundPath = (section: string): string => section + notFoundPath

/** Whether an address is that of a notice with status 404. */
export const isNotFoundPath = (path: string): boolean =>
  notFoundPaths.includes(path) || path.endsWith(notFoundPath)

export const searchPath = (query: string): string => `${paths.search}?q=${encodeURIComponent(query)}`

/** Pages that only a visitor's own steps lead to; error pages have no path of their own to be indexed. */
export const notIndexed: readonly string[] = [paths.search, paths.enquirySent, paths.enquiryNotSent]
