import retired from "../../content/retired.json"
import { withoutSlash } from "./addresses"

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

export const chartsFolder = "/charts/"

export const shareImagesFolder = "/share-images/"

export const searchIndexFolder = "/search-index/"

/** Its only file with a fixed name; the others are in a folder named by a content hash. */
export const searchEntry = "search.json"

export const cmsPath = "/admin"

export const styleguidePath = "/styleguide"

const tagFolder = "/tag"

const retiredCategoryFolder = "/category"

/** Parts of addresses that have no page of their own. */
export const foldersWithoutPage: readonly string[] = [tagFolder, retiredCategoryFolder]

const builtFolders = [`${cmsPath}/`, chartsFolder, searchIndexFolder, shareImagesFolder, "/page-data/"]

const builtPaths: readonly string[] = [
  ...builtFolders,
  "/fonts",
  "/static",
  "/api",
  "/healthz",
  "/readyz",
  "/metrics",
  "/404",
]

/** Whether the build writes or removes a file at an address, whatever lies in `static/`. */
export const isBuiltFile = (path: string): boolean => {
  const { xmlSitemap, rssFeed, jsonFeed } = paths
  const others = ["/sitemap-0.xml", "/robots.txt", "/manifest.webmanifest", "/_headers", "/_redirects"]
  const files = [xmlSitemap, rssFeed, jsonFeed, notFoundPath, ...others]
  return files.includes(path) || builtFolders.some(folder => path.startsWith(folder))
}

/** Whether an address is for what a build or the server has besides pages. */
export const isBuiltPath = (path: string): boolean => {
  const [, segment] = path.split(/[./]/)
  return isBuiltFile(path) || builtPaths.some(built => built.split("/")[1] === segment)
}

/** Whether a page at `/{segment}` would be in the way of others. */
export const isReservedSegment = (segment: string): boolean =>
  segment !== "" &&
  [...Object.values(paths), ...builtPaths, ...foldersWithoutPage, styleguidePath, "/downloads"].some(
    path => path.split("/")[1] === segment,
  )

export const blogPostPath = (slug: string): string => `${paths.blog}/${slug}`

export const categoryPostPath = (categorySlug: string, slug: string): string => `/${categorySlug}/${slug}`

export const categoryPath = (categorySlug: string): string => `/${categorySlug}`

export const retiredCategoryPath = (categorySlug: string): string =>
  `${retiredCategoryFolder}/${categorySlug}`

const retiredPaths: ReadonlySet<string> = new Set(retired.posts.map(blogPostPath))

/** Whether a server answers a link's address with 410, which Gatsby's navigation could not. */
export const isRetiredPath = (path: string): boolean =>
  retiredPaths.has(path) || path.startsWith(retiredCategoryPath(""))

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

export const ledgerPath = `${paths.results}#${ledgerAnchor}`

/** The sections of the About page that its AMP version shows too. */
export const ampAboutAnchors = ["mission", "why-partner"] as const

export const chartFilePath = (slug: string): string => `${chartsFolder}${slug}.csv`

export const chartAnchor = (slug: string): string => `chart-${slug}`

export const searchPath = (query: string): string => `${paths.search}?q=${encodeURIComponent(query)}`

export const notFoundPath = "/404.html"

/** The two addresses that Gatsby makes of `src/pages/404.tsx`. */
export const notFoundPaths: readonly string[] = [notFoundPath, "/404"]

export const postNotFoundPath = (section: string): string => section + notFoundPath

/** Whether an address is that of a notice with status 404. */
export const isNotFoundPath = (path: string): boolean =>
  notFoundPaths.includes(path) || path.endsWith(notFoundPath)

/** What a page answers at its address, with or without the slash at its end. */
export const statusOf = (path: string): 200 | 404 | 410 => {
  const address = withoutSlash(path)
  if (isRetiredPath(address)) return 410
  return isNotFoundPath(address) ? 404 : 200
}

/** Pages that only a visitor's own steps lead to; error pages have no path of their own to be indexed. */
export const notIndexed: readonly string[] = [paths.search, paths.enquirySent, paths.enquiryNotSent]

export const isAmpPath = (path: string): boolean => path === paths.amp || path.startsWith(`${paths.amp}/`)

export const ampPaths: ReadonlyMap<string, string> = new Map([
  [paths.home, paths.amp],
  [paths.about, paths.ampAbout],
  [paths.services, paths.ampServices],
  [paths.blog, paths.ampBlog],
  [paths.contact, paths.ampContact],
])

export const ampPathOf = (path: string): string | undefined => ampPaths.get(path)
