import type { HeaderRoutes, RoutesManifest } from "gatsby"
import { filesBelow } from "../read-files"
import { searchEntry, searchIndexFolder, shareImagesFolder } from "../shared/built-files"
import { cmsPath, paths } from "../shared/paths"
import { isPreview } from "../shared/site"

export type HeaderList = HeaderRoutes[number]["headers"]

/** Joins lists of headers; of two with the same name, in any spelling, the last wins. */
export const mergeHeaders = (...lists: HeaderList[]): HeaderList => [
  ...new Map(lists.flat().map(header => [header.key.toLowerCase(), header])).values(),
]

export const withoutCommon = (headers: HeaderList, common: HeaderList): HeaderList =>
  headers.filter(
    ({ key, value }) =>
      !common.some(other => other.key.toLowerCase() === key.toLowerCase() && other.value === value),
  )

/** Lower case, as Gatsby writes its own, which these replace. Strict-Transport-Security is for https alone (RFC 6797, 7.2). */
export const securityHeaders = (siteUrl: string): HeaderList => [
  ...(siteUrl.startsWith("https:")
    ? [{ key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" }]
    : []),
  ...(isPreview ? [{ key: "x-robots-tag", value: "noindex, nofollow" }] : []),
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), geolocation=(), microphone=(), payment=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  { key: "x-frame-options", value: "DENY" },
  // Browsers have removed the filter that this header controls as insecure (MDN, "X-XSS-Protection").
  { key: "x-xss-protection", value: "0" },
]

// Share images and feeds are for other sites to show (MDN, "Cross-Origin-Resource-Policy").
const crossOrigin = { key: "cross-origin-resource-policy", value: "cross-origin" }
// Netlify would treat any other spelling as a second header and send both.
const contentType = (value: string) => ({ key: "Content-Type", value })

export const revalidate = { key: "cache-control", value: "public, max-age=0, must-revalidate" }
const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" }

// Browsers request the icon again after each navigation.
const cacheForADay = { key: "cache-control", value: "public, max-age=86400" }
const icons = ["/favicon.svg", "/favicon-32.png", "/apple-touch-icon.png", "/manifest.webmanifest"]

// The sign-in window of the CMS sends a message back.
const allowPopups = { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" }

/** Those of the product: an owner's own may change under their names. */
const hashedFonts = (): string[] =>
  filesBelow("static/fonts").files.filter(name => /-[0-9a-f]{8}\.woff2$/.test(name))

/** From general to specific; a source that ends in `*` covers all addresses that begin so. */
const siteHeaders = (siteUrl: string): { source: string; headers: HeaderList }[] => [
  { source: "/*", headers: securityHeaders(siteUrl) },
  // These names contain a content hash, except the search's entry. Feed readers show the images of articles.
  { source: "/static/*", headers: [immutable, crossOrigin] },
  ...hashedFonts().map(name => ({ source: `/fonts/${name}`, headers: [immutable] })),
  { source: `${shareImagesFolder}*`, headers: [immutable, crossOrigin] },
  { source: `${searchIndexFolder}*`, headers: [immutable] },
  { source: searchIndexFolder + searchEntry, headers: [revalidate] },
  ...icons.map(source => ({ source, headers: [cacheForADay] })),
  ...[cmsPath, `${cmsPath}/index.html`].map(source => ({ source, headers: [allowPopups] })),
  { source: paths.rssFeed, headers: [contentType("application/rss+xml; charset=utf-8"), crossOrigin] },
  { source: paths.jsonFeed, headers: [contentType("application/feed+json"), crossOrigin] },
]

export const covers = (source: string, path: string): boolean =>
  source.endsWith("*") ? path.startsWith(source.slice(0, -1)) : path === source

/** Instead of `headers` in gatsby-config.ts, for which Gatsby decodes addresses and so fails at a file named "20%.pdf". */
export const withSiteHeaders = (routes: RoutesManifest, siteUrl: string): RoutesManifest => {
  const rules = siteHeaders(siteUrl)
  return routes.map(route => {
    if (route.type !== "static") return route
    const own = rules.filter(({ source }) => covers(source, route.path)).map(({ headers }) => headers)
    return { ...route, headers: mergeHeaders(route.headers, ...own) }
  })
}
